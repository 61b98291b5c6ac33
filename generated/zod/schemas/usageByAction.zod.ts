/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageByActionEntry } from './usageByActionEntry.zod.ts';

export const usageByActionNumDaysMin = 0;
export const usageByActionNumDaysMax = 2147483647;

export const usageByActionActionsMax = 10000;



export const UsageByAction = zod.object({
  "num_days": zod.int().min(usageByActionNumDaysMin).max(usageByActionNumDaysMax).describe('Days counted'),
  "actions": zod.array(UsageByActionEntry).max(usageByActionActionsMax).describe('Most credits first')
}).describe('What credits were spent on');

export type UsageByAction = zod.input<typeof UsageByAction>;
export type UsageByActionOutput = zod.output<typeof UsageByAction>;
