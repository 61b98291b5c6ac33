/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CumulativeDay } from './cumulativeDay.ts';

/**
 * How the totals grew
 */
export interface CumulativeStats {
  /** Days counted */
  days: number;
  /** One entry per day, oldest first */
  series: CumulativeDay[];
}
