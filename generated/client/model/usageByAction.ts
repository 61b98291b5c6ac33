/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UsageByActionEntry } from './usageByActionEntry.ts';

/**
 * What credits were spent on
 */
export interface UsageByAction {
  /** Days counted */
  num_days: number;
  /** Most credits first */
  actions: UsageByActionEntry[];
}
