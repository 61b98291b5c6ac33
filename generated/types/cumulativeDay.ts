/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Totals at the end of a day
 */
export interface CumulativeDay {
  /** The day, UTC */
  date: string;
  /**
     * Accounts
     * @minimum 0
     * @maximum 2147483647
     */
  users: number;
  /**
     * Accounts with a paid plan
     * @minimum 0
     * @maximum 2147483647
     */
  premium_users: number;
  /**
     * Stories
     * @minimum 0
     * @maximum 2147483647
     */
  stories: number;
  /**
     * Finished exports
     * @minimum 0
     * @maximum 2147483647
     */
  videos: number;
  /**
     * Credits ever charged, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_spent: number;
}
