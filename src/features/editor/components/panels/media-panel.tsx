import { Upload } from 'lucide-react'
import { useState } from 'react'
import { acceptedTypes } from '#src/domain/uploads.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/empty-state.tsx'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { SkeletonPicture, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { queueStoryUpload } from '../../commands/queue-story-upload.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { FileButton } from '#src/shared/ui/file-button.tsx'
import { MediaFilters } from './media/media-filters.tsx'
import { MediaGrid } from './media/media-grid.tsx'
import styles from './media/media-panel.module.css'
import { useFileDrop } from './media/use-file-drop.ts'
import { noFilter, useMediaList } from './media/use-media-list.ts'
import { Panel } from './panel.tsx'

const cards = [1, 2, 3, 4, 5, 6]

/** The media library: the person's pictures, videos and recordings, to be put into scenes. */
export function MediaPanel() {
  const editor = useEditor()
  const [filter, setFilter] = useState(noFilter)
  const list = useMediaList(editor.storyId, filter)
  const upload = (file: File) => queueStoryUpload(editor, { input: file, onArrived: () => void list.refetch() })
  const { isOver, ...drop } = useFileDrop((files) => files.forEach(upload))
  const uploadButton = (
    <FileButton
      size="xsmall"
      icon={<Upload size={16} aria-hidden="true" />}
      label="Media file"
      accept={acceptedTypes('image', 'video', 'audio')}
      onFile={upload}
    >
      Upload
    </FileButton>
  )
  return (
    <Panel title="Media" end={uploadButton}>
      <div className={styles.media} data-over={isOver || undefined} {...drop}>
        <MediaFilters filter={filter} onChange={setFilter} />
        {list.isPending ? (
          <Skeletons label="Loading media">
            <div className={styles.grid}>
              {cards.map((card) => (
                <SkeletonPicture key={card} />
              ))}
            </div>
          </Skeletons>
        ) : list.error ? (
          <ErrorState
            isBare
            title="Failed to fetch media"
            text={list.error.message}
            isRetrying={list.isRefetching}
            onRetry={() => void list.refetch()}
          />
        ) : list.ids.length === 0 ? (
          <EmptyState
            isBare
            title={filter === noFilter ? 'Nothing here yet' : 'Nothing found'}
            text={
              filter === noFilter ? (
                <>
                  Drop pictures, videos or sound here, or press Upload.{' '}
                  <LearnMore about="images-and-clips" label="images and clips" isNewTab />
                </>
              ) : (
                'Try other words, or look at everything.'
              )
            }
            action={
              filter !== noFilter && (
                <Button size="xsmall" onClick={() => setFilter(noFilter)}>
                  Show everything
                </Button>
              )
            }
          />
        ) : (
          <>
            <MediaGrid ids={list.ids} />
            {list.hasNextPage && (
              <Button
                size="small"
                isBusy={list.isFetchingNextPage}
                busyLabel="Loading"
                onClick={() => void list.fetchNextPage()}
              >
                Show more
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
