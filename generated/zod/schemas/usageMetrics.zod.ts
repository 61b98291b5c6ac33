/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageMetricDay } from './usageMetricDay.zod.ts';

export const UsageMetrics = zod.object({
  "num_days": zod.int().describe('Days counted'),
  "series": zod.array(UsageMetricDay).describe('One entry per day, oldest first')
}).describe('How much is used');

export type UsageMetrics = zod.input<typeof UsageMetrics>;
export type UsageMetricsOutput = zod.output<typeof UsageMetrics>;
