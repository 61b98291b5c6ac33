import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { applyTask } from '../lib/story-tasks.ts'
import { serverText } from './failure-text.ts'
import { runLongCommand } from './run-command.ts'

/** Stops a task; its cost comes back. */
export async function cancelTask(editor: Editor, taskId: string) {
  const task = await runLongCommand(editor, {
    request: apiRequest('cancelTask', { params: { task_id: taskId } }),
    failure: serverText,
    spends: true,
  })
  if (task) applyTask(editor, task)
  return task
}
