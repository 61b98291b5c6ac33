/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { QueueName } from './queueName.zod.ts';

export const queueProcessNameMax = 300;

export const queueProcessQueuesMax = 4;

export const queueProcessRunningMin = 0;
export const queueProcessRunningMax = 2147483647;



export const QueueProcess = zod.object({
  "name": zod.string().max(queueProcessNameMax).describe('Its role, process id and host'),
  "is_alive": zod.boolean().describe('Whether it still reports to the queue'),
  "queues": zod.array(QueueName).max(queueProcessQueuesMax).describe('The queues whose jobs it runs'),
  "running": zod.int().min(queueProcessRunningMin).max(queueProcessRunningMax).describe('Jobs that it runs'),
  "seen_at": zod.iso.datetime({"offset":true}).nullable().describe('When it reported last; null when the queue no longer knows it')
}).describe('A process that runs jobs');

export type QueueProcess = zod.input<typeof QueueProcess>;
export type QueueProcessOutput = zod.output<typeof QueueProcess>;
