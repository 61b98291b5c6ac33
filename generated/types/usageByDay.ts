/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageDay } from './usageDay.ts';

/**
 * Credits per day and action
 */
export interface UsageByDay {
  /**
     * Oldest first; a day without charges is absent
     * @maxItems 20000
     */
  days: UsageDay[];
}
