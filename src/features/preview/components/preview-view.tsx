import { Link2Off } from 'lucide-react'
import { useMemo } from 'react'
import { useGetPublicStory } from '#generated/client/stories/stories.ts'
import type { PublicStory } from '#generated/schema.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { TitleText } from '#src/shared/ui/title-text.tsx'
import { filmOfPreview } from '../lib/film-of-preview.ts'
import { PreviewPlayer } from './preview-player.tsx'
import styles from './preview.module.css'

interface PreviewViewProps {
  /** Key of the link; null when the URL names none. */
  previewId: string | null
}

/** The public page of a shared story. */
export function PreviewView({ previewId }: PreviewViewProps) {
  const { data, isPending, error, refetch, isRefetching } = useGetPublicStory(
    { public_preview_id: previewId ?? '' },
    { query: { enabled: previewId !== null, staleTime: Infinity, retry: false } },
  )
  useDocumentTitle(data?.display_title)
  if (previewId === null) return <ClosedLink />
  if (isPending) return <PreviewSkeleton />
  if (error)
    return error.status === 404 || error.status === 400 ? (
      <ClosedLink />
    ) : (
      <ErrorState
        title={error.status === 429 ? 'Too many attempts' : 'Couldn’t load the video'}
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  return <Shown story={data} />
}

function Shown({ story }: { story: PublicStory }) {
  const film = useMemo(() => filmOfPreview(story), [story])
  return (
    <>
      {film.durationInFrames > 0 ? (
        <PreviewPlayer film={film} poster={story.poster_url} />
      ) : (
        <EmptyState title="Nothing to watch yet" text="This story has no scenes yet. Check back later." />
      )}
      <header className={styles.words}>
        <h1 className={styles.title}>
          <TitleText text={story.display_title} language={story.language} />
        </h1>
        <p className={styles.facts}>
          <span>{formatFrames(story.duration_in_frames)}</span>
          <span>Made with Storyloom</span>
        </p>
      </header>
    </>
  )
}

/** Unknown, closed and ended links look alike, so that a visitor cannot tell them apart. */
function ClosedLink() {
  return (
    <div className={styles.closed}>
      <Link2Off size={24} strokeWidth={1.5} aria-hidden="true" />
      <h1 className={styles.title}>This preview isn’t available</h1>
      <p>The link was revoked, has expired or is incomplete. Check the URL, or ask the sender for a new link.</p>
      <Button href="/">Go to Storyloom</Button>
    </div>
  )
}

/** The page before its video is loaded. */
function PreviewSkeleton() {
  return (
    <Skeletons label="Loading the video">
      <SkeletonImage ratio="16 / 9" />
      <div className={styles.words}>
        <SkeletonLine width="40%" height={20} />
        <SkeletonLine width="20%" />
      </div>
    </Skeletons>
  )
}
