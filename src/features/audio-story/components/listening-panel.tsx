import { useCancelGeneration } from '#generated/client/stories/stories.ts'
import { WorkingEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress-panel.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import type { AudioStory } from '../hooks/use-audio-story.ts'

/** A listening under way: what is done, by whom, and how to stop it. */
export function ListeningPanel({ audio }: { audio: AudioStory }) {
  const cancel = useCancelGeneration()
  const { data: status } = audio.status
  const handleCancel = () => {
    if (!status) return
    cancel.mutate(
      { storyId: status.story_id },
      {
        onSettled: () => void audio.status.refetch(),
        onError: (error) => notifyError(error),
      },
    )
  }
  return (
    <ProgressPanel
      title={status?.activity || 'Transcribing the recording'}
      progress={status?.progress ?? 0}
      note={status?.engine_label && <WorkingEngineBadge label={status.engine_label} />}
      onCancel={status?.can_cancel ? handleCancel : undefined}
    />
  )
}
