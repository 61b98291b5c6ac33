import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { cancelTask } from '../../commands/cancel-task.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import type { Task } from '../../lib/story-tasks.ts'
import styles from './task-notice.module.css'

const NAMES: Readonly<Record<Task['task_type'], string>> = {
  inpainting: 'Repainting',
  lip_sync: 'Lip sync',
  upscale: 'Upscaling',
  image_editing: 'Editing the picture',
  image_to_video: 'Making a clip',
  music: 'Composing',
}

interface TaskProgressProps {
  task: Task
  /** Which one it is, where several of a kind run at once. */
  children?: ReactNode
}

/** How far an AI task is, with Cancel. */
export function TaskProgress({ task, children }: TaskProgressProps) {
  const editor = useEditor()
  const name = NAMES[task.task_type]
  return (
    <div className={styles.task} role="status">
      <div className={styles.head}>
        <span>
          {name} <span className={styles.number}>{task.progress} %</span>
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
      {children && <p className={styles.words}>{children}</p>}
      <ProgressBar label={name} percent={task.progress} />
    </div>
  )
}
