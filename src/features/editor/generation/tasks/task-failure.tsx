import { MessageCircleWarning, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { openReport } from '#src/features/editor/report/report-store.ts'
import { failureOf, type Task } from '#src/features/editor/core/story-tasks.ts'
import styles from './task-notice.module.css'

interface TaskFailureProps {
  task: Task
  /** What asking for it again costs, credits at most. */
  price?: number | undefined
  /** Nothing is asked for again before its price is known. */
  isPriceUnknown?: boolean
  onRetry: () => void
  /** Which one it was, where several of a kind can fail. */
  children?: ReactNode
}

/** Why an AI task failed and that it cost nothing, with Retry. */
export function TaskFailure({ task, price, isPriceUnknown = false, onRetry, children }: TaskFailureProps) {
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
          disabled={isPriceUnknown}
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
