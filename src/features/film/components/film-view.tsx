import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetRender } from '#generated/client/renders/renders.ts'
import { paths } from '#src/app/paths.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { FilmReview } from './film-review.tsx'
import styles from './film-view.module.css'

interface FilmViewProps {
  renderId: string
  downloadFile: (url: string, name: string) => Promise<void>
}

/** One exported video: the target of the link in its email, on every device. */
export function FilmView({ renderId, downloadFile }: FilmViewProps) {
  const { data: render, error, refetch, isFetching } = useGetRender(renderId)
  if (error)
    return error.status === 404 ? (
      <EmptyState
        title="Video not found"
        text="It may belong to another account, or its story may have been deleted."
      />
    ) : (
      <ErrorState
        title="Couldn’t load the video"
        text={`${error.message}. Please try again.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!render)
    return (
      <Skeletons label="Loading the video">
        <SkeletonImage />
      </Skeletons>
    )
  const { video_url: url, file_name: name, width, height } = render
  const editor = (
    <Button component={Link} to={paths.story.href({ storyId: render.story_id })}>
      Open story
    </Button>
  )
  if (url === null)
    return (
      <EmptyState
        title="This video is no longer available"
        text="We keep the three latest exports of a story. Export it again to get a new video."
        action={editor}
      />
    )
  return (
    <div className={styles.page}>
      <PageHeader
        title="Your video"
        text={`${width} × ${height}, ${formatFrames(render.duration_in_frames)}`}
        actions={
          <>
            {editor}
            <Button
              variant="contained"
              icon={<Download size={16} aria-hidden="true" />}
              onClick={() => void downloadFile(url, name).catch(notifyError)}
            >
              Download
            </Button>
          </>
        }
      />
      <FilmReview renderId={renderId} />
      <video
        crossOrigin="anonymous"
        className={styles.video}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label="Your video"
      >
        {/* Captions are part of the video. */}
        <track kind="captions" />
      </video>
    </div>
  )
}
