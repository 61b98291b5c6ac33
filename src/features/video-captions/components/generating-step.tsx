import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useArchiveStory, useCancelGeneration } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { useStoryStatus } from '#src/shared/hooks/use-story-status.ts'
import { beginWorkflow, completeWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/page-frame.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { StoryRefusal } from '#src/shared/ui/states/story-refusal.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import type { Frame } from '../lib/frame.ts'

interface GeneratingStepProps {
  frame: Frame
  storyId: string
  back: string
  /** The story is there. */
  onMade: () => void
  /** Returns to the captions. */
  onAgain: () => void
}

/** Progress of a captioned video. Ends in the editor. */
export function GeneratingStep({ frame, storyId, back, onMade, onAgain }: GeneratingStepProps) {
  const navigate = useNavigate()
  const cancel = useCancelGeneration()
  const archive = useArchiveStory()
  const status = useStoryStatus(storyId)
  const { data } = status
  const isDone = data?.status === 'COMPLETED'
  const isGenerating = data?.status === 'GENERATING'
  const handleMade = useEffectEvent(onMade)
  useEffect(() => {
    if (isGenerating) beginWorkflow(storyId, 'WizardVideoCaptionsStory')
    if (!isDone) return
    completeWorkflow(storyId)
    handleMade()
    void navigate(paths.story.href({ storyId }), { replace: true })
  }, [isDone, isGenerating, navigate, storyId])

  if (status.error && !data)
    return (
      <Container>
        <StoryRefusal error={status.error} onRetry={() => void status.refetch()} isRetrying={status.isRefetching} />
      </Container>
    )
  const handleCancel = () =>
    cancel.mutate(
      { storyId },
      {
        onSettled: () => void status.refetch(),
        onError: (error) => notifyError(error),
      },
    )
  const handleAgain = () => {
    // The failed attempt is empty; a new one replaces it.
    archive.mutate({ data: { story_id: storyId, archive: true } })
    onAgain()
  }
  return (
    <WizardFrame
      {...frame}
      title="Generating the story"
      text="The video is being split into scenes. You can leave this page."
      foot={{ back: { label: 'Captions', href: back }, next: null, state: 'idle' }}
    >
      {data?.status === 'FAILED' ? (
        <EmptyState
          title="Couldn’t create the story"
          text={data.error_message ?? 'Something Went Wrong'}
          action={
            <Button variant="contained" onClick={handleAgain}>
              Back to captions
            </Button>
          }
        />
      ) : (
        <ProgressPanel
          title={isDone ? 'Opening the story' : (data?.activity ?? 'Starting')}
          progress={data?.progress ?? 0}
          onCancel={data?.can_cancel ? handleCancel : undefined}
        />
      )}
    </WizardFrame>
  )
}
