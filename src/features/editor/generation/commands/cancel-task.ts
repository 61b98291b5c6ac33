import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { applyTask } from '#src/features/editor/core/story-tasks.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Cancels a task and refunds its cost. */
export async function cancelTask(editor: Editor, taskId: string) {
  const task = await runLongCommand(editor, {
    request: apiRequest('cancelTask', { params: { task_id: taskId } }),
    failure: serverText,
    spends: true,
  })
  if (task) applyTask(editor, task)
  return task
}
