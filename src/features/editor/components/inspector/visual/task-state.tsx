import { retryTask } from '../../../commands/create-task.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { useArollTask, useFailedTask } from '../../../hooks/use-story-tasks.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import { isPendingTask } from '../../../lib/story-tasks.ts'
import { TaskFailure } from '../../tasks/task-failure.tsx'
import { TaskProgress } from '../../tasks/task-progress.tsx'

/** How far the A-roll's AI task is, with Cancel; or why it failed, with Retry. */
export function TaskState({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const failedBefore = useFailedTask(aroll)
  const task = useArollTask(aroll.id) ?? failedBefore
  if (!task || task.status === 'COMPLETED') return null
  if (isPendingTask(task)) return <TaskProgress task={task} />
  return <TaskFailure task={task} onRetry={() => void retryTask(editor, task)} />
}
