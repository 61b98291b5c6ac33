import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { deleteCharacter } from './commands/delete-character.ts'
import { resetCharacter } from './commands/reset-character.ts'
import { spokenBy, type Character } from './commands/run-cast-command.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { ExistingCharacters } from '#src/shared/story/cast/existing-characters.tsx'
import { mapCharacter } from './commands/map-character.ts'
import { useState } from 'react'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/story/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { updateCharacter } from './commands/update-character.ts'
import { CharacterFields } from './new-character-dialog.tsx'

interface MapCharacterDialogProps {
  character: Character
  onClose: () => void
}

export type CharacterDialogId = 'edit' | 'map' | 'reset' | 'delete'

interface CharacterDialogsProps {
  character: Character
  open: CharacterDialogId | null
  onClose: () => void
}

/** The dialogs of one character, each mounted only while it is open. */
export function CharacterDialogs({ character, open, onClose }: CharacterDialogsProps) {
  const editor = useEditor()
  const count = useOpen((story) => spokenBy(story, character.id).length)
  const spoken = count === 0 ? '' : ` The narrator will speak its ${count === 1 ? 'scene' : `${count} scenes`}.`
  return (
    <>
      {open === 'edit' && <EditCharacterDialog character={character} onClose={onClose} />}
      {open === 'map' && <MapCharacterDialog character={character} onClose={onClose} />}
      <ConfirmDialog
        isOpen={open === 'reset'}
        title={`Reset ${character.call_name}?`}
        confirmLabel="Reset"
        onClose={onClose}
        onConfirm={() => {
          onClose()
          void resetCharacter(editor, character.id)
        }}
      >
        Restores the original name, appearance and voice, and removes the portrait and the character sheet. The
        character keeps its scenes.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={`Remove ${character.call_name}?`}
        confirmLabel="Remove"
        isDanger
        onClose={onClose}
        onConfirm={() => {
          onClose()
          void deleteCharacter(editor, character.id)
        }}
      >
        {`This removes the character from the cast.${spoken} You can undo this.`}
      </ConfirmDialog>
    </>
  )
}

/** Maps a character to another one; it is shown at once and can be undone. */
function MapCharacterDialog({ character, onClose }: MapCharacterDialogProps) {
  const editor = useEditor()
  return (
    <ExistingCharacters
      isGrouped
      storyId={editor.storyId}
      character={character}
      intro={`Copies the name, appearance, voice, portrait and character sheet. Reset restores ${character.call_name}.`}
      onUse={(chosen) => {
        onClose()
        void mapCharacter(editor, character.id, chosen)
      }}
      onClose={onClose}
    />
  )
}

/** Edits a character's description or voice; its portrait stays until it is regenerated. */
function EditCharacterDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const editor = useEditor()
  // The base of the edit: the cast may be reloaded behind the dialog.
  const [known] = useState(character)
  const form = useZodForm<CharacterWords, CharacterWords>(loadCharacterSchema, {
    mode: 'onChange',
    defaultValues: {
      call_name: character.call_name,
      description: character.description,
      language_and_voice_code: character.language_and_voice_code ?? undefined,
    },
  })
  const submit = (values: CharacterWords) => {
    onClose()
    void updateCharacter(editor, known, toWords(values))
  }
  return (
    <FormDialog form={form} title={`Edit ${character.call_name}`} action="Save" onSubmit={submit} onClose={onClose}>
      <CharacterFields control={form.control} isNarrator={character.role === 'Narrator'} />
    </FormDialog>
  )
}
