/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActiveUsersDay } from './activeUsersDay.ts';

/**
 * How many people are active
 */
export interface ActiveUsers {
  /**
     * Active today
     * @minimum 0
     * @maximum 2147483647
     */
  daily: number;
  /**
     * Active in the last 7 days
     * @minimum 0
     * @maximum 2147483647
     */
  weekly: number;
  /**
     * Active in the last 30 days
     * @minimum 0
     * @maximum 2147483647
     */
  monthly: number;
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: ActiveUsersDay[];
}
