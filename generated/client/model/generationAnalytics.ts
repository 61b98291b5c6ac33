/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationByMode } from './generationByMode.ts';
import type { GenerationByTask } from './generationByTask.ts';
import type { GenerationDay } from './generationDay.ts';

/**
 * How generation went in the last 30 days
 */
export interface GenerationAnalytics {
  /** Stories */
  by_creation_mode: GenerationByMode[];
  /** Tasks */
  by_task_type: GenerationByTask[];
  /** One entry per day, oldest first */
  series: GenerationDay[];
}
