import { MessageCircleWarning, RotateCw, TriangleAlert, X } from 'lucide-react'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress-bar.tsx'
import { cancelTask } from '../../../commands/cancel-task.ts'
import { retryTask } from '../../../commands/create-task.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import { openReport } from '../../../lib/report-store.ts'
import { useArollTask, useFailedTask } from '../../../hooks/use-story-tasks.ts'
import { failureOf, isPendingTask, type Task } from '../../../lib/story-tasks.ts'
import styles from './visual.module.css'

const NAMES: Readonly<Record<Task['task_type'], string>> = {
  inpainting: 'Repainting',
  lip_sync: 'Lip sync',
  upscale: 'Upscaling',
  image_editing: 'Editing the picture',
  image_to_video: 'Making a clip',
}

/** How far the A-roll's AI task is, with Cancel; or why it failed, with Retry. */
export function TaskState({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const failedBefore = useFailedTask(aroll)
  const task = useArollTask(aroll.id) ?? failedBefore
  if (!task || task.status === 'COMPLETED') return null
  if (isPendingTask(task))
    return (
      <div className={styles.task} role="status">
        <div className={styles.taskHead}>
          <span>
            {NAMES[task.task_type]} <span className={styles.number}>{task.progress} %</span>
          </span>
          <Button
            variant="text"
            size="xsmall"
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => void cancelTask(editor, task.task_id)}
          >
            Cancel
          </Button>
        </div>
        <ProgressBar label={NAMES[task.task_type]} percent={task.progress} />
      </div>
    )
  return (
    <div className={`${styles.task} ${styles.failed}`}>
      <div className={styles.taskHead}>
        <span>
          <TriangleAlert size={14} aria-hidden="true" /> {failureOf(task)}
        </span>
        <Button
          variant="text"
          size="xsmall"
          icon={<RotateCw size={14} aria-hidden="true" />}
          onClick={() => void retryTask(editor, task)}
        >
          Retry
        </Button>
        <Button
          variant="text"
          size="xsmall"
          icon={<MessageCircleWarning size={14} aria-hidden="true" />}
          onClick={() => openReport({ operation: task.task_type, message: failureOf(task) })}
        >
          Report a problem
        </Button>
      </div>
    </div>
  )
}
