/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TaskModel } from './taskModel.zod.ts';

export const TaskModelList = zod.object({
  "data": zod.array(TaskModel).describe('The models, grouped by tool')
}).describe('Every model that can be asked for work');

export type TaskModelList = zod.input<typeof TaskModelList>;
export type TaskModelListOutput = zod.output<typeof TaskModelList>;
