/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const creditsSummaryBalanceMin = -1000000000;
export const creditsSummaryBalanceMax = 1000000000;

export const creditsSummaryGrantedMin = -1000000000;
export const creditsSummaryGrantedMax = 1000000000;

export const creditsSummarySpentMin = -1000000000;
export const creditsSummarySpentMax = 1000000000;

export const creditsSummarySpentThisMonthMin = -1000000000;
export const creditsSummarySpentThisMonthMax = 1000000000;

export const creditsSummaryCreditsPerMonthMin = 0;
export const creditsSummaryCreditsPerMonthMax = 1000000000;



export const CreditsSummary = zod.object({
  "balance": zod.number().min(creditsSummaryBalanceMin).max(creditsSummaryBalanceMax).describe('Credits left'),
  "granted": zod.number().min(creditsSummaryGrantedMin).max(creditsSummaryGrantedMax).describe('Credits ever granted'),
  "spent": zod.number().min(creditsSummarySpentMin).max(creditsSummarySpentMax).describe('Credits ever spent, refunds taken off'),
  "spent_this_month": zod.number().min(creditsSummarySpentThisMonthMin).max(creditsSummarySpentThisMonthMax).describe('Credits spent since the first of the month, refunds taken off'),
  "credits_per_month": zod.int().min(creditsSummaryCreditsPerMonthMin).max(creditsSummaryCreditsPerMonthMax).describe('Credits the plan grants each month; 0 on the free plan'),
  "next_grant_at": zod.iso.datetime({"offset":true}).nullable().describe('When credits come again; null on the free plan')
}).describe('Where the credits stand');

export type CreditsSummary = zod.input<typeof CreditsSummary>;
export type CreditsSummaryOutput = zod.output<typeof CreditsSummary>;
