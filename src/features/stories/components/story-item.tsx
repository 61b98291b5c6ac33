import { useCancelGeneration, useSubmitStory } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { formatFrames } from '#src/shared/lib/format-time.ts'
import { storyHref } from '#src/shared/lib/story-href.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { countedThreads } from '#src/shared/ui/scene-bar/scene-threads.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { StoryCard } from '#src/shared/ui/story-card/story-card.tsx'
import { StoryMenu } from './story-menu.tsx'

const complain = (error: Error) => notify(error.message, { tone: 'error' })

/** A story as a card: finished, being made, or stopped by a failure. */
export function StoryItem({ story }: { story: StorySummary }) {
  const cancel = useCancelGeneration()
  const submit = useSubmitStory()
  const { id, scenes_total: total, scenes_completed: made } = story
  const isMaking = story.status === 'GENERATING'
  const hasFailed = story.status === 'FAILED'
  const work = isMaking
    ? {
        label: total === 0 ? 'Writing the story' : 'Making scenes',
        ...(total > 0 && { amount: `${made} of ${total} scenes` }),
        threads: countedThreads({ total: Math.max(total, 1), done: made, share: 0.5 }),
      }
    : hasFailed
      ? {
          label: 'Not finished',
          threads: countedThreads({ total: Math.max(total, 1), done: made, failed: [made] }),
          hasFailed: true,
        }
      : undefined
  const action = isMaking ? (
    <Button
      variant="text"
      size="xsmall"
      isBusy={cancel.isPending}
      busyLabel="Cancelling"
      onClick={() => cancel.mutate({ storyId: id }, { onError: complain })}
    >
      Cancel
    </Button>
  ) : hasFailed ? (
    <Button
      size="xsmall"
      isBusy={submit.isPending}
      busyLabel="Retrying"
      onClick={() =>
        submit.mutate({ storyId: id, headers: { 'Idempotency-Key': crypto.randomUUID() } }, { onError: complain })
      }
    >
      Retry
    </Button>
  ) : (
    <StoryMenu story={story} />
  )
  return (
    <StoryCard
      title={story.display_title}
      href={storyHref(story)}
      ratio={story.aspect_ratio}
      still={story.thumbnail_url}
      length={story.duration_in_frames > 0 ? formatFrames(story.duration_in_frames) : undefined}
      meta={hasFailed ? 'You were not charged' : relativeTimeText(story.updated_at)}
      work={work}
      preview={story.preview_images.map((still) => ({ still, length: 1 }))}
      action={action}
    />
  )
}
