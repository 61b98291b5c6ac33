/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CreditAction } from './creditAction.zod.ts';

export const usageByActionEntryCallsMin = 0;
export const usageByActionEntryCallsMax = 2147483647;

export const usageByActionEntryUsersMin = 0;
export const usageByActionEntryUsersMax = 2147483647;

export const usageByActionEntryCreditsMin = -1000000000;
export const usageByActionEntryCreditsMax = 1000000000;

export const usageByActionEntryRefundsMin = 0;
export const usageByActionEntryRefundsMax = 2147483647;



export const UsageByActionEntry = zod.object({
  "action": CreditAction,
  "calls": zod.int().min(usageByActionEntryCallsMin).max(usageByActionEntryCallsMax).describe('Times it was charged'),
  "users": zod.int().min(usageByActionEntryUsersMin).max(usageByActionEntryUsersMax).describe('Different users'),
  "credits": zod.number().min(usageByActionEntryCreditsMin).max(usageByActionEntryCreditsMax).describe('Credits charged, refunds taken off'),
  "refunds": zod.int().min(usageByActionEntryRefundsMin).max(usageByActionEntryRefundsMax).describe('Times it was refunded')
}).describe('One action');

export type UsageByActionEntry = zod.input<typeof UsageByActionEntry>;
export type UsageByActionEntryOutput = zod.output<typeof UsageByActionEntry>;
