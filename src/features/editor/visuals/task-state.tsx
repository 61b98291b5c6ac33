import { retryTask } from '../generation/commands/create-task.ts'
import { useEditor } from '../core/use-editor.ts'
import { useRetryPrice } from '../generation/tasks/use-retry-price.ts'
import { useArollTask, useFailedTask } from '../generation/tasks/use-story-tasks.ts'
import type { Aroll } from '../core/open-story.ts'
import { isPendingTask, type Task } from '../core/story-tasks.ts'
import { TaskFailure } from '../generation/tasks/task-failure.tsx'
import { TaskProgress } from '../generation/tasks/task-progress.tsx'

/** How far the A-roll's AI task is, with Cancel; or why it failed, with Retry. */
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
