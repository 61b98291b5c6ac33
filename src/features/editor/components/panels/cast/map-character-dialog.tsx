import { ExistingCharacters } from '#src/shared/cast/existing-characters.tsx'
import { mapCharacter } from '../../../commands/map-character.ts'
import type { Character } from '../../../commands/run-cast-command.ts'
import { useEditor } from '../../../hooks/use-editor.ts'

interface MapCharacterDialogProps {
  character: Character
  onClose: () => void
}

/** Chooses who a character becomes; it is shown at once and can be undone. */
export function MapCharacterDialog({ character, onClose }: MapCharacterDialogProps) {
  const editor = useEditor()
  return (
    <ExistingCharacters
      isGrouped
      storyId={editor.storyId}
      character={character}
      intro={`Name, look, voice and portrait are taken over. Reset brings ${character.call_name} back.`}
      onUse={(chosen) => {
        onClose()
        void mapCharacter(editor, character.id, chosen)
      }}
      onClose={onClose}
    />
  )
}
