import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useCast } from './use-cast.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import styles from './cast.module.css'
import { CharacterCard } from './character-card.tsx'
import { NewCharacterDialog } from './new-character-dialog.tsx'
import { Panel } from '../core/ui/panel.tsx'
import { useImageModels } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { imageModelOf } from '../generation/use-prices.ts'

/** All characters of the story: how they look and sound, and how many scenes they speak. */
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
        title="Couldn’t load the cast"
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
              Give characters a portrait and a voice, and let them speak scenes.{' '}
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

/** Whether images of this story follow the cast's portraits, or their descriptions alone. */
function DrawnAfter() {
  const { imageModel } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  if (!imageModel) return null
  const who = imageModel.is_built_in ? 'The built-in draft engine' : imageModel.name
  return (
    <p className={styles.foot}>
      {imageModel.most_portraits > 0
        ? `${who} uses portraits and character sheets for people named in a prompt, up to ${imageModel.most_portraits} per image. Others follow their description.`
        : `${who} follows descriptions, not portraits.`}
    </p>
  )
}
