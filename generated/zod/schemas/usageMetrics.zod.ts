/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageMetricDay } from './usageMetricDay.zod.ts';

export const usageMetricsNumDaysMin = 0;
export const usageMetricsNumDaysMax = 2147483647;

export const usageMetricsSeriesMax = 10000;



export const UsageMetrics = zod.object({
  "num_days": zod.int().min(usageMetricsNumDaysMin).max(usageMetricsNumDaysMax).describe('Days counted'),
  "series": zod.array(UsageMetricDay).max(usageMetricsSeriesMax).describe('One entry per day, oldest first')
}).describe('How much is used');

export type UsageMetrics = zod.input<typeof UsageMetrics>;
export type UsageMetricsOutput = zod.output<typeof UsageMetrics>;
