/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const usageMetricsRequestNumDaysDefault = 30;
export const usageMetricsRequestNumDaysMax = 365;



export const UsageMetricsRequest = zod.strictObject({
  "num_days": zod.int().min(1).max(usageMetricsRequestNumDaysMax).default(usageMetricsRequestNumDaysDefault).describe('How many days back, today included'),
  "user_id": zod.uuid().optional().describe('Only this user')
}).describe('What to count');

export type UsageMetricsRequest = zod.input<typeof UsageMetricsRequest>;
export type UsageMetricsRequestOutput = zod.output<typeof UsageMetricsRequest>;
