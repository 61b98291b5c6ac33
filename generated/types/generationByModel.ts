/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskType } from './taskType.ts';
import type { TimePercentiles } from './timePercentiles.ts';

/**
 * Tasks of one model
 */
export interface GenerationByModel {
  task_type: TaskType;
  /**
     * The model
     * @maxLength 2000
     */
  model_id: string;
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
  waiting: TimePercentiles;
  working: TimePercentiles;
}
