/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditsSummary = zod.object({
  "balance": zod.number().describe('Credits left'),
  "granted": zod.number().describe('Credits ever granted'),
  "spent": zod.number().describe('Credits ever spent, refunds taken off'),
  "spent_this_month": zod.number().describe('Credits spent since the first of the month, refunds taken off'),
  "credits_per_month": zod.int().describe('Credits the plan grants each month; 0 on the free plan'),
  "next_grant_at": zod.iso.datetime({"offset":true}).nullable().describe('When credits come again; null on the free plan')
}).describe('Where the credits stand');

export type CreditsSummary = zod.input<typeof CreditsSummary>;
export type CreditsSummaryOutput = zod.output<typeof CreditsSummary>;
