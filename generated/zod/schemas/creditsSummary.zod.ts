/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditCap } from './creditCap.zod.ts';
import { CreditLot } from './creditLot.zod.ts';

export const creditsSummaryBalanceMin = -1000000000;
export const creditsSummaryBalanceMax = 1000000000;

export const creditsSummaryPostedMin = -1000000000;
export const creditsSummaryPostedMax = 1000000000;

export const creditsSummaryHeldMin = 0;
export const creditsSummaryHeldMax = 1000000000;

export const creditsSummaryAvailableMin = -1000000000;
export const creditsSummaryAvailableMax = 1000000000;

export const creditsSummaryLotsMax = 10000;

export const creditsSummaryGrantedMin = -1000000000;
export const creditsSummaryGrantedMax = 1000000000;

export const creditsSummarySpentMin = -1000000000;
export const creditsSummarySpentMax = 1000000000;

export const creditsSummarySpentThisMonthMin = -1000000000;
export const creditsSummarySpentThisMonthMax = 1000000000;

export const creditsSummaryCreditsPerMonthMin = 0;
export const creditsSummaryCreditsPerMonthMax = 1000000000;

export const creditsSummaryNextGrantCreditsMin = 0;
export const creditsSummaryNextGrantCreditsMax = 1000000000;

export const creditsSummaryTimeZoneMax = 100;



export const CreditsSummary = zod.object({
  "balance": zod.number().min(creditsSummaryBalanceMin).max(creditsSummaryBalanceMax).describe('Credits that can be spent, as `available`'),
  "posted": zod.number().min(creditsSummaryPostedMin).max(creditsSummaryPostedMax).describe('The sum of the ledger, credits'),
  "held": zod.number().min(creditsSummaryHeldMin).max(creditsSummaryHeldMax).describe('Credits that running work holds'),
  "available": zod.number().min(creditsSummaryAvailableMin).max(creditsSummaryAvailableMax).describe('Posted and not held, credits'),
  "lots": zod.array(CreditLot).max(creditsSummaryLotsMax).describe('Credits by where they came from, in the order in which they are spent'),
  "granted": zod.number().min(creditsSummaryGrantedMin).max(creditsSummaryGrantedMax).describe('Credits ever granted'),
  "spent": zod.number().min(creditsSummarySpentMin).max(creditsSummarySpentMax).describe('Credits ever spent, refunds taken off'),
  "spent_this_month": zod.number().min(creditsSummarySpentThisMonthMin).max(creditsSummarySpentThisMonthMax).describe('Credits spent since the first of the month, refunds taken off'),
  "credits_per_month": zod.int().min(creditsSummaryCreditsPerMonthMin).max(creditsSummaryCreditsPerMonthMax).describe('Credits the plan grants each month; 0 on the free plan'),
  "next_grant_at": zod.iso.datetime({"offset":true}).nullable().describe('When credits come again; null on the free plan'),
  "next_grant_credits": zod.number().min(creditsSummaryNextGrantCreditsMin).max(creditsSummaryNextGrantCreditsMax).describe('Credits that come then; 0 on the free plan'),
  "time_zone": zod.string().max(creditsSummaryTimeZoneMax).describe('Time zone that days and months are counted in'),
  "monthly_cap": CreditCap.describe('What this calendar month may cost')
}).describe('The credit balance');

export type CreditsSummary = zod.input<typeof CreditsSummary>;
export type CreditsSummaryOutput = zod.output<typeof CreditsSummary>;
