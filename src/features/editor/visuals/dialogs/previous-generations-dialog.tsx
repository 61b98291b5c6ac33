import { useGetPreviousGenerations } from '#generated/client/scenes/scenes.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { setArollMedia } from '../commands/set-aroll-media.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import type { Aroll } from '#src/features/editor/core/open-story.ts'
import { ImageButton } from '../image-button.tsx'
import styles from '../visual.module.css'

const WIDTH = 640
const cards = [1, 2, 3, 4]

interface PreviousGenerationsDialogProps {
  aroll: Aroll
  onClose: () => void
}

/** All earlier generations of an A-roll; one press restores one. */
export function PreviousGenerationsDialog({ aroll, onClose }: PreviousGenerationsDialogProps) {
  const editor = useEditor()
  const { data, isPending, error, refetch } = useGetPreviousGenerations(
    { aroll_id: aroll.id, scene_id: aroll.scene_id, story_id: editor.storyId },
    { query: { staleTime: 0, gcTime: 0 } },
  )
  return (
    <Dialog
      isOpen
      title="Previous generations"
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isPending ? (
        <Skeletons label="Loading">
          <div className={styles.generations}>
            {cards.map((card) => (
              <SkeletonImage key={card} />
            ))}
          </div>
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="Couldn’t load the history" text={error.message} onRetry={() => void refetch()} />
      ) : data.results.length === 0 ? (
        <EmptyState isBare title="Nothing yet" text="Images and clips generated for this A-roll appear here." />
      ) : (
        <div className={styles.generations}>
          {data.results.map((media) => (
            <ImageButton
              key={media.id}
              image={media.thumbnail_url}
              clip={media.media_type === 'video' ? 'Clip' : null}
              isCurrent={media.id === aroll.aroll_object.media?.id}
              onClick={() => {
                onClose()
                void setArollMedia(editor, aroll.id, media)
              }}
            >
              {media.prompt ?? media.file_name}
            </ImageButton>
          ))}
        </div>
      )}
    </Dialog>
  )
}
