/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Task } from './task.ts';

/**
 * Tasks, the newest first
 */
export interface TaskList {
  /**
     * Up to a hundred tasks
     * @maxItems 10000
     */
  data: Task[];
}
