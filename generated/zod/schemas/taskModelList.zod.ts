/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskModel } from './taskModel.zod.ts';

export const taskModelListDataMax = 10000;



export const TaskModelList = zod.object({
  "data": zod.array(TaskModel).max(taskModelListDataMax).describe('The models, grouped by tool')
}).describe('Every model for tasks');

export type TaskModelList = zod.input<typeof TaskModelList>;
export type TaskModelListOutput = zod.output<typeof TaskModelList>;
