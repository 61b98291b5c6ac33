/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Task } from './task.zod.ts';

export const TaskList = zod.object({
  "data": zod.array(Task).describe('Up to a hundred tasks')
}).describe('Tasks, the newest first');

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;
