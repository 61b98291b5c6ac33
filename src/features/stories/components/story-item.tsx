import { Link } from 'react-router-dom'
import { useCancelGeneration, useSubmitStory } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/schema.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { StoryCard } from '#src/shared/ui/story-card/story-card.tsx'
import { openHref } from '../lib/open-href.ts'
import { StoryMenuButton } from './story-actions.tsx'

interface StoryItemProps {
  story: StorySummary
  hrefOf?: ((story: StorySummary) => string) | undefined
}

/** A story as a card: finished, in generation, or failed. */
export function StoryItem({ story, hrefOf = openHref }: StoryItemProps) {
  const { status } = story
  return (
    <StoryCard
      title={story.display_title}
      href={hrefOf(story)}
      ratio={story.aspect_ratio}
      still={story.thumbnail_url}
      length={story.duration_in_frames > 0 ? formatFrames(story.duration_in_frames) : undefined}
      meta={relativeTimeText(story.updated_at)}
      work={workOf(story)}
      preview={story.preview_images.map((still) => ({ still, length: 1 }))}
      action={
        status === 'GENERATING' ? (
          <CancelButton story={story} />
        ) : status === 'FAILED' ? (
          <>
            <RetryButton story={story} />
            <StoryMenuButton story={story} />
          </>
        ) : (
          <StoryMenuButton story={story} />
        )
      }
    />
  )
}

function workOf({ status, scenes_total: total, scenes_completed: made }: StorySummary) {
  const all = Math.max(total, 1)
  if (status === 'GENERATING')
    return {
      label: total === 0 ? 'Writing the story' : 'Generating scenes',
      ...(total > 0 && { amount: `${made} of ${total} scenes` }),
      segments: segmentsByCount({ total: all, done: made, share: 0.5 }),
    }
  if (status === 'FAILED')
    return {
      label: 'Failed',
      segments: segmentsByCount({ total: all, done: made, failed: [made] }),
      hasFailed: true,
    }
  return undefined
}

function CancelButton({ story }: { story: StorySummary }) {
  const cancel = useCancelGeneration()
  return (
    <Button
      variant="text"
      size="xsmall"
      isBusy={cancel.isPending}
      busyLabel="Cancelling"
      onClick={() => cancel.mutate({ storyId: story.id }, { onError: notifyError })}
    >
      Cancel
    </Button>
  )
}

function RetryButton({ story }: { story: StorySummary }) {
  const submit = useSubmitStory()
  // A copy lacks only its language: its missing texts are requested where both are side by side.
  if (story.original_language !== null)
    return (
      <Button size="xsmall" component={Link} to={openHref(story)}>
        Open
      </Button>
    )
  return (
    <Button
      size="xsmall"
      isBusy={submit.isPending}
      busyLabel="Retrying"
      onClick={() =>
        submit.mutate(
          { storyId: story.id, headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(0) } },
          { onError: notifyError },
        )
      }
    >
      Retry
    </Button>
  )
}
