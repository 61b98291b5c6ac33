/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface ActiveUsersDay {
  /** The day, UTC */
  date: string;
  /**
     * Active that day
     * @minimum 0
     * @maximum 2147483647
     */
  daily: number;
  /**
     * Active in the 7 days up to it
     * @minimum 0
     * @maximum 2147483647
     */
  weekly: number;
  /**
     * Active in the 30 days up to it
     * @minimum 0
     * @maximum 2147483647
     */
  monthly: number;
}
