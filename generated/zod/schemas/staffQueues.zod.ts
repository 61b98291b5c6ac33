/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeadLetter } from './deadLetter.zod.ts';
import { QueueProcess } from './queueProcess.zod.ts';
import { StaffQueue } from './staffQueue.zod.ts';

export const staffQueuesQueuesMax = 4;

export const staffQueuesProcessesMax = 1000;

export const staffQueuesDeadLetterCountMin = 0;
export const staffQueuesDeadLetterCountMax = 1000;

export const staffQueuesDeadLettersMax = 50;



export const StaffQueues = zod.object({
  "queues": zod.array(StaffQueue).max(staffQueuesQueuesMax).describe('Every queue, also empty ones'),
  "processes": zod.array(QueueProcess).max(staffQueuesProcessesMax).nullable().describe('The processes that run jobs; null when one process runs everything'),
  "dead_letter_count": zod.int().min(staffQueuesDeadLetterCountMin).max(staffQueuesDeadLetterCountMax).describe('How many dead letters there are, 1000 at most'),
  "dead_letters": zod.array(DeadLetter).max(staffQueuesDeadLettersMax).describe('The oldest of them'),
  "counted_at": zod.iso.datetime({"offset":true}).describe('When this was read')
}).describe('The job queues, as they are now');

export type StaffQueues = zod.input<typeof StaffQueues>;
export type StaffQueuesOutput = zod.output<typeof StaffQueues>;
