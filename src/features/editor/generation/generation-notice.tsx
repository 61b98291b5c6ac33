import { useCancelGeneration } from '#generated/client/stories/stories.ts'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import styles from './generation-notice.module.css'
import { useEffect, useEffectEvent } from 'react'
import { useStoryStatus } from '#src/shared/hooks/use-story-status.ts'
import { completeWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { refreshStory } from '../core/refresh-story.ts'

interface GenerationProgress {
  /** The current step, in words. */
  activity: string
  /** Scenes. */
  total: number
  made: number
  canCancel: boolean
}

/** Covers the player while the story is being generated: current step, progress, and how to stop it. */
export function GenerationNotice() {
  const { storyId } = useEditor()
  const progress = useGenerationProgress()
  const cancel = useCancelGeneration()
  if (progress === null) return null
  const { activity, total, made, canCancel } = progress
  const handleCancel = () => cancel.mutate({ storyId }, { onError: (error) => notifyError(error) })
  return (
    <div className={styles.notice}>
      <ProgressPanel
        title={activity}
        amount={`${made} of ${total}`}
        progress={segmentsByCount({ total, done: made, share: 0.5 })}
        note="Scenes appear as they’re generated. You can watch and edit finished ones."
        onCancel={canCancel ? handleCancel : undefined}
      />
    </div>
  )
}

/** Progress of the open story's generation; null while none runs. Scenes are added as they are finished. */
function useGenerationProgress(): GenerationProgress | null {
  const editor = useEditor()
  const { storyId } = editor
  const isGenerating = useOpen(({ story }) => story.status === 'GENERATING')
  const total = useOpen(({ order }) => order.length)
  const open = useOpen(({ scenes }) => Object.values(scenes).filter((scene) => scene.status === 'GENERATING').length)
  const hasFinished = useOpen(({ story }) => story.status === 'COMPLETED')
  const { data } = useStoryStatus(storyId, { enabled: isGenerating })
  const refresh = useEffectEvent(() => {
    if (isGenerating) void refreshStory(editor)
  })
  const [completed, status] = [data?.scenes_completed, data?.status]
  useEffect(() => refresh(), [completed, status])
  useEffect(() => {
    if (hasFinished) completeWorkflow(storyId)
  }, [hasFinished, storyId])
  if (!isGenerating) return null
  return {
    activity: data?.activity || 'Generating the story',
    total,
    made: total - open,
    canCancel: data?.can_cancel ?? false,
  }
}
