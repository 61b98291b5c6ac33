import { useId, useState, type ReactNode } from 'react'
import { useListExistingCharacters } from '#generated/client/characters/characters.ts'
import type { Character } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './cast.module.css'
import { CharacterFace } from './character-face.tsx'

interface ExistingCharactersProps {
  storyId: string
  /** The character to replace. */
  character: Character
  /** The data to copy. */
  intro: ReactNode
  /** The ones of other stories apart from the ones that come with the product. */
  isGrouped?: boolean
  isBusy?: boolean
  onUse: (chosen: Character) => void
  onClose: () => void
}

/** The replacement of a character: one of another story, or a built-in one. */
export function ExistingCharacters({
  storyId,
  character,
  intro,
  isGrouped = false,
  isBusy = false,
  onUse,
  onClose,
}: ExistingCharactersProps) {
  const [chosen, setChosen] = useState<Character | null>(null)
  const { data, isPending, error, refetch, isRefetching } = useListExistingCharacters(storyId, { include_system: true })
  const all = data?.results ?? []
  const groups = isGrouped
    ? [
        { title: 'From your stories', choices: all.filter((each) => !each.is_system) },
        { title: 'Ready to use', choices: all.filter((each) => each.is_system) },
      ]
    : [{ title: null, choices: all }]
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
          <Button
            variant="contained"
            disabled={!chosen}
            isBusy={isBusy}
            busyLabel="Applying"
            onClick={() => chosen && onUse(chosen)}
          >
            {chosen ? `Use ${chosen.call_name}` : 'Use character'}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{intro}</p>
      {isPending && (
        <Skeletons label="Loading characters">
          <SkeletonLine width="100%" height={120} />
        </Skeletons>
      )}
      {error && (
        <ErrorState
          isBare
          title="Couldn’t load characters"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {groups.map(
        ({ title, choices }) =>
          choices.length > 0 && <Choices key={title} {...{ title, choices, chosen }} onChoose={setChosen} />,
      )}
    </Dialog>
  )
}

interface ChoicesProps {
  title: string | null
  choices: readonly Character[]
  chosen: Character | null
  onChoose: (character: Character) => void
}

function Choices({ title, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <>
      {title && <h3 className={styles.groupTitle}>{title}</h3>}
      <div role="radiogroup" aria-label={title ?? 'Existing characters'} className={styles.existing}>
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
