import { lazy, Suspense, useState } from 'react'
import { useRevealStory } from '#generated/client/admin/admin.ts'
import type { StoryDocument } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

// The player is the page's heaviest part, and most questions are answered without it.
const RevealedStory = lazy(() => import('./revealed-story.tsx').then((module) => ({ default: module.RevealedStory })))

/** The story itself, once there is a reason. It is shown until the user leaves the page. */
export function StoryReveal({ storyId }: { storyId: string }) {
  const [isAsking, setAsking] = useState(false)
  const [story, setStory] = useState<StoryDocument>()
  const reveal = useRevealStory()
  if (story)
    return (
      <Suspense
        fallback={
          <Skeletons label="Loading the player">
            <SkeletonImage />
          </Skeletons>
        }
      >
        <RevealedStory story={story} />
      </Suspense>
    )
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Reveal story</Button>
      {isAsking && (
        <ReasonDialog
          title="Reveal story"
          text="You’ll see the user’s content. Your reason is recorded in the audit trail."
          action="Reveal"
          draft={`reveal-story:${storyId}`}
          onConfirm={async (reason) => setStory(await reveal.mutateAsync({ data: { story_id: storyId, reason } }))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
