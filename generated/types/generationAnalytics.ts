/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationByMode } from './generationByMode.ts';
import type { GenerationByModel } from './generationByModel.ts';
import type { GenerationByTask } from './generationByTask.ts';
import type { GenerationCost } from './generationCost.ts';
import type { GenerationDay } from './generationDay.ts';
import type { GenerationFailure } from './generationFailure.ts';

/**
 * How generation went
 */
export interface GenerationAnalytics {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  days: number;
  /**
     * Tasks by type and model
     * @maxItems 10000
     */
  by_model: GenerationByModel[];
  /**
     * The 50 most frequent
     * @maxItems 200
     */
  failures: GenerationFailure[];
  /**
     * Stories
     * @maxItems 10000
     */
  by_creation_mode: GenerationByMode[];
  /**
     * Tasks
     * @maxItems 10000
     */
  by_task_type: GenerationByTask[];
  /**
     * What engines worked against what was charged, most credits first
     * @maxItems 1000
     */
  costs: GenerationCost[];
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: GenerationDay[];
}
