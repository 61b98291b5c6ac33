/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditUnit } from './creditUnit.ts';
import type { MediaType } from './mediaType.ts';
import type { TaskEngine } from './taskEngine.ts';
import type { TaskTool } from './taskTool.ts';
import type { TaskType } from './taskType.ts';

/**
 * A model that can be asked for work
 */
export interface TaskModel {
  /**
     * The model
     * @maxLength 2000
     */
  model_id: string;
  /**
     * Name as people read it
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  /**
     * What it is good for
     * @minLength 1
     * @maxLength 400000
     */
  description: string;
  task_type: TaskType;
  tool: TaskTool;
  /**
     * Cost of one unit, credits
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits: number;
  credit_unit: CreditUnit;
  /** Whether it is a built-in draft engine */
  is_built_in: boolean;
  /**
     * Everybody who can do it; the first is asked unless another one is named, the others stand behind it
     * @maxItems 100
     */
  engines: TaskEngine[];
  /**
     * What it can work on; empty when it needs nothing
     * @maxItems 10000
     */
  source_media_types: MediaType[];
}
