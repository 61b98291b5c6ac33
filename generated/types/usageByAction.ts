/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageByActionEntry } from './usageByActionEntry.ts';

/**
 * What credits were spent on
 */
export interface UsageByAction {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  num_days: number;
  /**
     * Most credits first
     * @maxItems 10000
     */
  actions: UsageByActionEntry[];
}
