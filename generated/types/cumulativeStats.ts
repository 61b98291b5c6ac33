/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CumulativeDay } from './cumulativeDay.ts';

/**
 * How the totals grew
 */
export interface CumulativeStats {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  days: number;
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: CumulativeDay[];
}
