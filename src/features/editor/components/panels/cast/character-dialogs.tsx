import { ConfirmDialog } from '#src/shared/ui/confirm-dialog.tsx'
import { deleteCharacter } from '../../../commands/delete-character.ts'
import { resetCharacter } from '../../../commands/reset-character.ts'
import { spokenBy } from '../../../lib/spoken-scenes.ts'
import type { Character } from '../../../commands/run-cast-command.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { EditCharacterDialog } from './edit-character-dialog.tsx'
import { MapCharacterDialog } from './map-character-dialog.tsx'

export type CharacterDialogId = 'edit' | 'map' | 'reset' | 'delete'

interface CharacterDialogsProps {
  character: Character
  open: CharacterDialogId | null
  onClose: () => void
}

/** The dialogs of one character, each there only while it is open. */
export function CharacterDialogs({ character, open, onClose }: CharacterDialogsProps) {
  const editor = useEditor()
  const count = useOpen((story) => spokenBy(story, character.id).length)
  const spoken =
    count === 0 ? '' : ` The narrator speaks its ${count === 1 ? 'scene' : `${count} scenes`} from then on.`
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
        Name, look and voice go back to how they began, and the portrait goes. It still speaks its scenes.
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
        {`The character leaves the cast.${spoken} You can undo this.`}
      </ConfirmDialog>
    </>
  )
}
