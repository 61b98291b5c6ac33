import type { MediaType } from '#generated/schema.ts'
import { useGetStory } from '#generated/client/stories/stories.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './scene-dialog.module.css'

interface ScenePickProps {
  storyId: string
  isBusy?: boolean
  /** Limits the choice to visuals with such a media; everything by default. */
  only?: MediaType
  onPick: (arollId: string, mediaId: string | undefined) => void
}

/** The images of a story, scene by scene; a scene may have several. */
export function ScenePick({ storyId, isBusy = false, only, onPick }: ScenePickProps) {
  const story = useGetStory({ story_id: storyId }, { query: { staleTime: 0 } })
  if (story.isPending)
    return (
      <Skeletons label="Loading the scenes">
        <div className={styles.grid}>
          {Array.from({ length: 4 }, (_, at) => (
            <SkeletonImage key={at} ratio="16 / 9" />
          ))}
        </div>
      </Skeletons>
    )
  if (story.isError)
    return (
      <ErrorState isBare title="Couldn’t load scenes" text={story.error.message} onRetry={() => void story.refetch()} />
    )
  const places = story.data.scenes.flatMap((scene, at) =>
    scene.arolls.map((aroll, order) => ({
      id: aroll.id,
      name: scene.arolls.length > 1 ? `Scene ${at + 1}, image ${order + 1}` : `Scene ${at + 1}`,
      text: scene.text,
      url: aroll.aroll_object.preview_image,
      media: aroll.aroll_object.media ?? undefined,
    })),
  )
  const shown = places.filter(
    ({ media }) => only === undefined || (media?.media_type === only && media.status === 'COMPLETED'),
  )
  if (shown.length === 0)
    return (
      <EmptyState
        isBare
        title={`No ${only === 'video' ? 'video' : 'image'} in this story’s scenes`}
        text="Add one in the editor first."
      />
    )
  return (
    <ul className={styles.grid}>
      {shown.map(({ id, name, text, url, media }) => (
        <li key={id}>
          <button type="button" className={styles.card} disabled={isBusy} onClick={() => onPick(id, media?.id)}>
            <span className={styles.still}>
              {url && <img crossOrigin="anonymous" src={url} alt="" loading="lazy" />}
            </span>
            <span className={styles.words}>{name}</span>
            <span className={styles.said}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
