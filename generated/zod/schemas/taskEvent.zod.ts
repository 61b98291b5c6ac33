/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Task } from './task.zod.ts';

export const taskEventTwoSeqMin = 0;
export const taskEventTwoSeqMax = 2147483647;



export const TaskEvent = Task.and(zod.object({
  "refetch_scene": zod.boolean().describe('Whether the whole scene must be reloaded, not only the A-roll'),
  "seq": zod.int().min(taskEventTwoSeqMin).max(taskEventTwoSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
})).describe('A task moved on');

export type TaskEvent = zod.input<typeof TaskEvent>;
export type TaskEventOutput = zod.output<typeof TaskEvent>;
