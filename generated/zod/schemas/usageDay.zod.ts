/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const usageDayActionMax = 2000;

export const usageDayLabelMax = 2000;

export const usageDayCreditsMin = 0;
export const usageDayCreditsMax = 1000000000;



export const UsageDay = zod.object({
  "day": zod.iso.date().describe('The day, in UTC'),
  "action": zod.string().max(usageDayActionMax).describe('Action of the cost table'),
  "label": zod.string().min(1).max(usageDayLabelMax).describe('The displayed action'),
  "credits": zod.number().min(usageDayCreditsMin).max(usageDayCreditsMax).describe('Charged credits minus refunds')
}).describe('Credits charged on a day for an action');

export type UsageDay = zod.input<typeof UsageDay>;
export type UsageDayOutput = zod.output<typeof UsageDay>;
