/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { JobSettlement } from './jobSettlement.zod.ts';

export const settleJobRequestReasonMin = 8;
export const settleJobRequestReasonMax = 500;



export const SettleJobRequest = zod.strictObject({
  "job_id": zod.uuid().describe('The job'),
  "action": JobSettlement,
  "reason": zod.string().min(settleJobRequestReasonMin).max(settleJobRequestReasonMax).describe('The reason, for the audit trail')
}).describe('Which job, what to do with it, and why');

export type SettleJobRequest = zod.input<typeof SettleJobRequest>;
export type SettleJobRequestOutput = zod.output<typeof SettleJobRequest>;
