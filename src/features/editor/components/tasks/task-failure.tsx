import { MessageCircleWarning, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { openReport } from '../../stores/report-store.ts'
import { failureOf, type Task } from '../../lib/story-tasks.ts'
import styles from './task-notice.module.css'

interface TaskFailureProps {
  task: Task
  /** What asking for it again costs, in credits, where it is not known from before. */
  price?: number | undefined
  onRetry: () => void
  /** Which one it was, where several of a kind can fail. */
  children?: ReactNode
}

/** Why an AI task failed and that it cost nothing, with Retry. */
export function TaskFailure({ task, price, onRetry, children }: TaskFailureProps) {
  return (
    <div className={`${styles.task} ${styles.failed}`}>
      <div className={styles.head}>
        <span>
          <TriangleAlert size={14} aria-hidden="true" /> {failureOf(task)}
        </span>
        <Button
          variant="text"
          size="xsmall"
          icon={<RotateCw size={14} aria-hidden="true" />}
          price={price}
          onClick={onRetry}
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
      {children && <p className={styles.words}>{children}</p>}
    </div>
  )
}
