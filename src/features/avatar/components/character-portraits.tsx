import { useId } from 'react'
import { useListAllCharacters } from '#generated/client/characters/characters.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './avatar.module.css'

interface CharacterPortraitsProps {
  chosenMediaId: string | undefined
  onChoose: (mediaId: string) => void
}

/** All characters with a portrait: of the user's stories, and the built-in ones. */
export function CharacterPortraits({ chosenMediaId, onChoose }: CharacterPortraitsProps) {
  const name = useId()
  const list = useListAllCharacters({ include_system: true })
  if (list.isPending)
    return (
      <Skeletons label="Loading characters">
        <div className={styles.cast}>
          {Array.from({ length: 6 }, (_, at) => (
            <SkeletonImage key={at} ratio="1" />
          ))}
        </div>
      </Skeletons>
    )
  if (list.isError)
    return (
      <ErrorState
        title="Couldn’t load characters"
        text={list.error.message}
        isRetrying={list.isRefetching}
        onRetry={() => void list.refetch()}
      />
    )
  const faces = list.data.results.flatMap(({ id, call_name: called, portrait }) =>
    portrait?.url ? [{ id, called, mediaId: portrait.id, url: portrait.thumbnail_url ?? portrait.url }] : [],
  )
  if (faces.length === 0)
    return (
      <EmptyState title="No character has a portrait yet" text="Upload an image, or generate a portrait in a story." />
    )
  return (
    <div role="radiogroup" aria-label="Characters" className={styles.cast}>
      {faces.map(({ id, called, mediaId, url }) => (
        <label key={id} className={styles.member}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={mediaId === chosenMediaId}
            onChange={() => onChoose(mediaId)}
          />
          <img crossOrigin="anonymous" src={url} alt="" loading="lazy" />
          <span>{called}</span>
        </label>
      ))}
    </div>
  )
}
