import { useState } from 'react'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { updateCharacter } from '../../../commands/update-character.ts'
import type { Character } from '../../../commands/run-cast-command.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { CharacterFields } from './character-fields.tsx'

/** Other words or another voice for a character; its portrait stays until it is made again. */
export function EditCharacterDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const editor = useEditor()
  // What the words are written over: the cast may be reloaded behind the dialog.
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
