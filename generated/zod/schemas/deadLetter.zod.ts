/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { JobSettlement } from './jobSettlement.zod.ts';
import { QueueName } from './queueName.zod.ts';

export const deadLetterKindMax = 2000;

export const deadLetterAttemptsMin = 0;
export const deadLetterAttemptsMax = 2147483647;

export const deadLetterReasonMax = 2000;

export const deadLetterSettlementsMax = 3;



export const DeadLetter = zod.object({
  "job_id": zod.uuid().describe('The job'),
  "kind": zod.string().max(deadLetterKindMax).describe('What it does, for example make-story'),
  "queue": QueueName,
  "attempts": zod.int().min(deadLetterAttemptsMin).max(deadLetterAttemptsMax).describe('Times it was started'),
  "reason": zod.string().max(deadLetterReasonMax).nullable().describe('Why the last delivery had no end; null when that is unknown'),
  "dead_at": zod.iso.datetime({"offset":true}).describe('When the queue stopped handing it out'),
  "settlements": zod.array(JobSettlement).max(deadLetterSettlementsMax).describe('What can be done about it now')
}).describe('A job that the queue handed out too often without an end');

export type DeadLetter = zod.input<typeof DeadLetter>;
export type DeadLetterOutput = zod.output<typeof DeadLetter>;
