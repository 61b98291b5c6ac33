/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DebugJobStatus } from './debugJobStatus.zod.ts';
import { JobSettlement } from './jobSettlement.zod.ts';

export const debugJobKindMax = 2000;

export const debugJobAttemptsMin = 0;
export const debugJobAttemptsMax = 2147483647;

export const debugJobErrorMessageMax = 400000;

export const debugJobSettlementsMax = 3;



export const DebugJob = zod.object({
  "job_id": zod.uuid().describe('The job'),
  "kind": zod.string().max(debugJobKindMax).describe('What it does, for example make-story'),
  "status": DebugJobStatus,
  "attempts": zod.int().min(debugJobAttemptsMin).max(debugJobAttemptsMax).describe('Times it was tried'),
  "error_message": zod.string().max(debugJobErrorMessageMax).nullable().describe('Why it failed last; null when it did not'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was queued'),
  "finished_at": zod.iso.datetime({"offset":true}).nullable().describe('When it ended; null while it runs'),
  "is_stuck": zod.boolean().describe('Whether it is due without progress for 15 minutes'),
  "started_at": zod.iso.datetime({"offset":true}).nullable().describe('When its first run began; null while it waits for it'),
  "settlements": zod.array(JobSettlement).max(debugJobSettlementsMax).describe('What can be done about it now')
}).describe('A job of the story');

export type DebugJob = zod.input<typeof DebugJob>;
export type DebugJobOutput = zod.output<typeof DebugJob>;
