import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { useCast } from '../../hooks/use-cast.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import styles from './cast/cast.module.css'
import { CharacterCard } from './cast/character-card.tsx'
import { DrawnAfter } from './cast/drawn-after.tsx'
import { NewCharacterDialog } from './cast/new-character-dialog.tsx'
import { Panel } from './panel.tsx'

/** Everybody in the story: how they look and sound, and how many scenes they speak. */
export function CastPanel() {
  const { storyId } = useEditor()
  const { data } = useCast()
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  return (
    <Panel
      title="Cast"
      label="Cast Panel"
      {...(data && { count: data.results.length })}
      end={
        <IconButton label="Add character" onClick={add}>
          <Plus size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      <Members onAdd={add} />
      {isAdding && <NewCharacterDialog storyId={storyId} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function Members({ onAdd }: { onAdd: () => void }) {
  const { data, isPending, error, refetch, isRefetching } = useCast()
  if (isPending)
    return (
      <div className={styles.list}>
        <Skeletons label="Loading the cast">
          {[1, 2, 3].map((row) => (
            <SkeletonLine key={row} width="100%" height={72} />
          ))}
        </Skeletons>
      </div>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="The cast did not load"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <ul className={styles.list} aria-label="Characters">
        {data.results.map((character) => (
          <CharacterCard key={character.id} character={character} />
        ))}
      </ul>
      {data.results.some(({ role }) => role !== 'Narrator') ? (
        <DrawnAfter />
      ) : (
        <EmptyState
          isBare
          title="Only the narrator so far"
          text={
            <>
              Characters have a portrait and a voice, and can speak scenes.{' '}
              <LearnMore about="characters" label="characters" isNewTab />
            </>
          }
          action={
            <Button size="xsmall" onClick={onAdd}>
              Add character
            </Button>
          }
        />
      )}
    </>
  )
}
