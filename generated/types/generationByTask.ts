/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskType } from './taskType.ts';
import type { TimePercentiles } from './timePercentiles.ts';

/**
 * Tasks of one kind
 */
export interface GenerationByTask {
  task_type: TaskType;
  /**
     * Begun
     * @minimum 0
     * @maximum 2147483647
     */
  started: number;
  /**
     * Finished
     * @minimum 0
     * @maximum 2147483647
     */
  completed: number;
  /**
     * Failed, cancelled or throttled
     * @minimum 0
     * @maximum 2147483647
     */
  failed: number;
  /**
     * Median time from start to finish, ms; null when none finished
     * @minimum 0
     * @maximum 86400000
     * @nullable
     */
  median_ms: number | null;
  waiting: TimePercentiles;
  working: TimePercentiles;
  /**
     * Credits charged for them, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
}
