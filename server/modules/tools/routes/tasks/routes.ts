import { cancelTask } from './cancel-task.ts'
import { createTask } from './create-task.ts'
import { deleteToolResult } from './delete-tool-result.ts'
import { estimateTask } from './estimate-task.ts'
import { getPendingTasks } from './get-pending-tasks.ts'
import { getTasks } from './get-tasks.ts'
import { getToolResult } from './get-tool-result.ts'
import { improvePrompt } from './improve-prompt.ts'
import { listTaskModels } from './list-task-models.ts'
import { listToolResults } from './list-tool-results.ts'
import { previewTask } from './preview-task.ts'
import { updateToolResult } from './update-tool-result.ts'

export const tasksRoutes = {
  cancelTask,
  createTask,
  deleteToolResult,
  estimateTask,
  getPendingTasks,
  getTasks,
  getToolResult,
  improvePrompt,
  listTaskModels,
  listToolResults,
  previewTask,
  updateToolResult,
}
