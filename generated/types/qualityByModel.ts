/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskType } from './taskType.ts';

/**
 * How often a model failed
 */
export interface QualityByModel {
  task_type: TaskType;
  /**
     * The model
     * @maxLength 2000
     */
  model_id: string;
  /**
     * Tasks begun
     * @minimum 0
     * @maximum 2147483647
     */
  started: number;
  /**
     * Tasks failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed: number;
}
