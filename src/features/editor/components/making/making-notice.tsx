import { useCancelGeneration } from '#generated/client/stories/stories.ts'
import { ProgressPanel } from '#src/shared/ui/progress/progress-panel.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useMaking } from '../../hooks/use-making.ts'
import styles from './making-notice.module.css'

/** Stands over the player while the story is still being made: what is done now, how far it is, and how to stop it. */
export function MakingNotice() {
  const { storyId } = useEditor()
  const making = useMaking()
  const cancel = useCancelGeneration()
  if (making === null) return null
  const { activity, total, made, canCancel } = making
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
