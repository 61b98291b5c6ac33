import { MessageCircleWarning, RotateCw, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { openReport } from '#src/features/editor/report/open-report.ts'
import { failureOf, type Task, isPendingTask } from '#src/features/editor/core/story-tasks.ts'
import styles from './task-notice.module.css'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { cancelTask } from './commands/cancel-task.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'
import { retryTask, requestOfTask } from './commands/create-task.ts'
import { useArollTask, useFailedTask } from './use-story-tasks.ts'
import type { Aroll } from '../core/open-story.ts'
import { useQuery } from '@tanstack/react-query'
import { estimateTask } from '#generated/client/tasks/tasks.ts'

const NAMES: Readonly<Record<Task['task_type'], string>> = {
  inpainting: 'Inpainting',
  lip_sync: 'Lip sync',
  upscale: 'Upscaling',
  image_editing: 'Editing the image',
  image_to_video: 'Generating a clip',
  music: 'Composing',
  clean_up: 'Cleaning up',
}

interface TaskProgressProps {
  task: Task
  /** Distinguishes tasks of a kind that run at once. */
  children?: ReactNode
}

interface TaskFailureProps {
  task: Task
  /** Highest price of a retry, credits. */
  price?: number | undefined
  /** No retry before its price is known. */
  isPriceUnknown?: boolean
  onRetry: () => void
  /** Distinguishes failed tasks of a kind. */
  children?: ReactNode
}

/** Why an AI task failed, that it was free, and Retry. */
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

/** Progress of an AI task, with Cancel. */
export function TaskProgress({ task, children }: TaskProgressProps) {
  const editor = useEditor()
  const name = NAMES[task.task_type]
  return (
    <div className={styles.task} role="status">
      <div className={styles.head}>
        <span>
          {name} <span className={styles.number}>{task.progress}%</span>
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

/** Progress of the A-roll's AI task, with Cancel; or its failure, with Retry. */
export function TaskState({ aroll }: { aroll: Aroll }) {
  const failedBefore = useFailedTask(aroll)
  const task = useArollTask(aroll.id) ?? failedBefore
  if (!task || task.status === 'COMPLETED') return null
  if (isPendingTask(task)) return <TaskProgress task={task} />
  return <FailedTask key={task.task_id} task={task} />
}

function FailedTask({ task }: { task: Task }) {
  const editor = useEditor()
  const { most, isPending } = useRetryPrice(task)
  const handleRetry = () => void retryTask(editor, task, most)
  return <TaskFailure task={task} price={most} isPriceUnknown={isPending} onRetry={handleRetry} />
}

/** Highest price of retrying a failed task, credits; without a price if it would be refused now: the retry then says why. */
function useRetryPrice(task: Task) {
  const { storyId } = useEditor()
  const place = { story_id: storyId, ...(task.aroll_id !== null && { aroll_id: task.aroll_id }) }
  const request = { ...requestOfTask(task), ...place }
  const { data, isPending } = useQuery({
    queryKey: ['estimateTask', request],
    queryFn: ({ signal }) => estimateTask(request, { signal }),
    retry: false,
  })
  return { most: data?.credits, isPending }
}
