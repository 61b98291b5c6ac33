import { cancelTask } from './cancel-task.ts'
import { createTask } from './create-task.ts'
import { getPendingTasks } from './get-pending-tasks.ts'
import { getTasks } from './get-tasks.ts'
import { listTaskModels } from './list-task-models.ts'

export const tasksRoutes = { cancelTask, createTask, getPendingTasks, getTasks, listTaskModels }
