/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskType } from './taskType.ts';

/**
 * Tasks of one kind
 */
export interface GenerationByTask {
  task_type: TaskType;
  /** Begun */
  started: number;
  /** Finished */
  completed: number;
  /** Failed, cancelled or throttled */
  failed: number;
  /**
     * Median time from start to finish, ms; null when none finished
     * @nullable
     */
  median_ms: number | null;
}
