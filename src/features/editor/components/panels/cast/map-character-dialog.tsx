import { useId, useState } from 'react'
import { useListExistingCharacters } from '#generated/client/characters/characters.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { mapCharacter } from '../../../commands/change-cast.ts'
import type { Character } from '../../../commands/run-cast-command.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import styles from './cast.module.css'
import { CharacterFace } from './character-face.tsx'

interface MapCharacterDialogProps {
  character: Character
  onClose: () => void
}

/** Chooses who a character becomes: somebody of another story, or one that comes with the product. */
export function MapCharacterDialog({ character, onClose }: MapCharacterDialogProps) {
  const editor = useEditor()
  const [chosen, setChosen] = useState<Character | null>(null)
  const { data, isPending, error, refetch, isRefetching } = useListExistingCharacters(editor.storyId, {
    include_system: true,
  })
  const own = data?.results.filter((each) => !each.is_system) ?? []
  const system = data?.results.filter((each) => each.is_system) ?? []
  const handleUse = () => {
    if (!chosen) return
    onClose()
    void mapCharacter(editor, character.id, chosen)
  }
  return (
    <Dialog
      isOpen
      title={`Who is ${character.call_name}?`}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={handleUse}>
            {chosen ? `Use ${chosen.call_name}` : 'Use character'}
          </Button>
        </>
      }
    >
      <p>Name, look, voice and portrait are taken over. Reset brings {character.call_name} back.</p>
      {isPending && (
        <Skeletons label="Loading characters">
          <SkeletonLine width="100%" height={120} />
        </Skeletons>
      )}
      {error && (
        <ErrorState
          isBare
          title="Characters did not load"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {own.length > 0 && <Choices label="From your stories" choices={own} chosen={chosen} onChoose={setChosen} />}
      {system.length > 0 && <Choices label="Ready to use" choices={system} chosen={chosen} onChoose={setChosen} />}
    </Dialog>
  )
}

interface ChoicesProps {
  label: string
  choices: readonly Character[]
  chosen: Character | null
  onChoose: (character: Character) => void
}

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <>
      <h3 className={styles.groupTitle}>{label}</h3>
      <div role="radiogroup" aria-label={label} className={styles.existing}>
        {choices.map((each) => (
          <label key={each.id} className={styles.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={chosen?.id === each.id}
              onChange={() => onChoose(each)}
            />
            <CharacterFace character={each} size="fill" />
            <span className={styles.name}>{each.call_name}</span>
          </label>
        ))}
      </div>
    </>
  )
}
