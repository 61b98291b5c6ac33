import { tasks, taskWorkMs } from '#server/platform/db/schema/index.ts'
import { isStuckTask } from '../stuck.ts'
import { type RowColumns, type RowSource, rowSource } from './rows.ts'

const columns: RowColumns = {
  id: tasks.id,
  userId: tasks.userId,
  createdAt: tasks.createdAt,
  storyId: tasks.storyId,
  type: tasks.taskType,
  model: tasks.modelId,
  status: tasks.status,
  reason: tasks.errorMessage,
  workMs: taskWorkMs(tasks),
}

/** Tasks, by the day on which they were asked for; their work is from then to their end. */
export const taskRows: RowSource = rowSource({ from: () => ({ table: tasks, columns }), isStuck: isStuckTask })
