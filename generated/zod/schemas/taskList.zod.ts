/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Task } from './task.zod.ts';

export const taskListDataMax = 10000;



export const TaskList = zod.object({
  "data": zod.array(Task).max(taskListDataMax).describe('Up to a hundred tasks')
}).describe('Tasks, the newest first');

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;
