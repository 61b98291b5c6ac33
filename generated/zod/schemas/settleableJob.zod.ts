/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { JobSettlement } from './jobSettlement.zod.ts';

export const settleableJobSettlementsMax = 3;



export const SettleableJob = zod.object({
  "job_id": zod.uuid().describe('The job'),
  "settlements": zod.array(JobSettlement).min(1).max(settleableJobSettlementsMax).describe('What can be done about it now')
}).describe('A job that staff can act on');

export type SettleableJob = zod.input<typeof SettleableJob>;
export type SettleableJobOutput = zod.output<typeof SettleableJob>;
