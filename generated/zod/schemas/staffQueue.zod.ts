/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QueueName } from './queueName.zod.ts';

export const staffQueueWaitingMin = 0;
export const staffQueueWaitingMax = 2147483647;

export const staffQueueScheduledMin = 0;
export const staffQueueScheduledMax = 2147483647;

export const staffQueueRunningMin = 0;
export const staffQueueRunningMax = 2147483647;



export const StaffQueue = zod.object({
  "name": QueueName,
  "waiting": zod.int().min(staffQueueWaitingMin).max(staffQueueWaitingMax).describe('Due and not running'),
  "scheduled": zod.int().min(staffQueueScheduledMin).max(staffQueueScheduledMax).describe('Due later'),
  "running": zod.int().min(staffQueueRunningMin).max(staffQueueRunningMax).describe('Running'),
  "oldest_due_at": zod.iso.datetime({"offset":true}).nullable().describe('Since when the oldest waiting one is due; null when none waits')
}).describe('The open jobs of a queue, without its dead letters');

export type StaffQueue = zod.input<typeof StaffQueue>;
export type StaffQueueOutput = zod.output<typeof StaffQueue>;
