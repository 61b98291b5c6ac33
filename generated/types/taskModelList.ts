/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaskModel } from './taskModel.ts';

/**
 * Every model that can be asked for work
 */
export interface TaskModelList {
  /**
     * The models, grouped by tool
     * @maxItems 10000
     */
  data: TaskModel[];
}
