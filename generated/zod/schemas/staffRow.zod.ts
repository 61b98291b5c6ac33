/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.ts';
import { SettleableJob } from './settleableJob.zod.ts';
import { StaffRowKind } from './staffRowKind.zod.ts';

export const staffRowEmailMax = 320;

export const staffRowTypeMax = 2000;

export const staffRowModelMax = 2000;

export const staffRowStatusMax = 2000;

export const staffRowReasonMax = 4000;

export const staffRowWaitMsMin = 0;
export const staffRowWaitMsMax = 2147483647;

export const staffRowWorkMsMin = 0;
export const staffRowWorkMsMax = 2147483647;

export const staffRowCreditsMin = -1000000000;
export const staffRowCreditsMax = 1000000000;

export const staffRowAmountMin = -2147483648;
export const staffRowAmountMax = 2147483647;

export const staffRowCountryMax = 2;


export const staffRowCountryRegExp = new RegExp('^[A-Z]{2}$');


export const StaffRow = zod.object({
  "row_id": zod.uuid().describe('The row'),
  "kind": StaffRowKind,
  "user_id": zod.uuid().nullable().describe('The user; null when none'),
  "email": zod.string().max(staffRowEmailMax).nullable().describe('Their email, masked; null without a user'),
  "story_id": zod.uuid().nullable().describe('The story; null when none'),
  "type": zod.string().max(staffRowTypeMax).describe('Creation mode, task type, executor, kind of report, action, kind of job, of ledger entry or of file, paid product; of a user how they found the product'),
  "model": zod.string().max(staffRowModelMax).nullable().describe('The model; null where there is none'),
  "status": zod.string().max(staffRowStatusMax).nullable().describe('Its state; null where it has none'),
  "reason": zod.string().max(staffRowReasonMax).nullable().describe('Why it failed or was given back; null when it did not'),
  "wait_ms": zod.int().min(staffRowWaitMsMin).max(staffRowWaitMsMax).nullable().describe('Time in the queue, ms; null while unknown'),
  "work_ms": zod.int().min(staffRowWorkMsMin).max(staffRowWorkMsMax).nullable().describe('Time of the work, ms; null while unknown'),
  "credits": zod.number().min(staffRowCreditsMin).max(staffRowCreditsMax).nullable().describe('Credits charged or held, added or removed, or of a user left; null where it is not about credits'),
  "amount": zod.int().min(staffRowAmountMin).max(staffRowAmountMax).nullable().describe('Money in the smallest unit of its currency; null where it is not about money'),
  "currency": zod.union([Currency,zod.null()]).describe('Of the amount; null where it is not about money'),
  "country": zod.string().max(staffRowCountryMax).regex(staffRowCountryRegExp).nullable().describe('Of a user, ISO 3166-1 alpha-2; null while unknown'),
  "job": zod.union([SettleableJob,zod.null()]).describe('Of a job, task or export, the job behind it that staff can act on; null when there is none'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it began')
}).describe('A row behind a figure: a user, or an event');

export type StaffRow = zod.input<typeof StaffRow>;
export type StaffRowOutput = zod.output<typeof StaffRow>;
