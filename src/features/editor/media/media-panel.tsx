import { LearnMore } from '#src/shared/ui/learn-more.tsx'
import { Upload } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { acceptedTypes } from '#src/domain/uploads.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { queueStoryUpload } from './commands/media-into-story.ts'
import { useEditor } from '../core/use-editor.ts'
import { MediaFilters, noFilter, useMediaList } from './media-filters.tsx'
import { MediaGrid } from './media-grid.tsx'
import styles from './media-panel.module.css'
import { Panel } from '../core/ui/panel.tsx'

const cards = [1, 2, 3, 4, 5, 6]

/** The media library: the user's images, videos and recordings, to be put into scenes. */
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
                <SkeletonImage key={card} />
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
            title={filter === noFilter ? 'No media yet' : 'Nothing found'}
            text={
              filter === noFilter ? (
                <>
                  Drop images, videos or audio here, or press Upload.{' '}
                  <LearnMore about="images-and-clips" label="images and clips" isNewTab />
                </>
              ) : (
                'Try a different search, or show everything.'
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

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Accepts files that are dragged onto an area from outside the browser. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      // Moving onto a child element is no leaving.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
