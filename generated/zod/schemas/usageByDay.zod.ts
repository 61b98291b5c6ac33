/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageDay } from './usageDay.zod.ts';

export const usageByDayDaysMax = 20000;



export const UsageByDay = zod.object({
  "days": zod.array(UsageDay).max(usageByDayDaysMax).describe('Oldest first; a day without charges is absent')
}).describe('Credits per day and action');

export type UsageByDay = zod.input<typeof UsageByDay>;
export type UsageByDayOutput = zod.output<typeof UsageByDay>;
