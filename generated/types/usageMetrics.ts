/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageMetricDay } from './usageMetricDay.ts';

/**
 * How much is used
 */
export interface UsageMetrics {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  num_days: number;
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: UsageMetricDay[];
}
