import { useCancelGeneration } from '#generated/client/stories/stories.ts'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useGenerationProgress } from './use-generation-progress.ts'
import styles from './generation-notice.module.css'

/** Stands over the player while the story is still being made: what is done now, how far it is, and how to stop it. */
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
        note="Scenes arrive as they are made; what is there can be watched and edited."
        onCancel={canCancel ? handleCancel : undefined}
      />
    </div>
  )
}
