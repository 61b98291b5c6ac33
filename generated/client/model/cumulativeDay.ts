/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Totals at the end of a day
 */
export interface CumulativeDay {
  /** The day, UTC */
  date: string;
  /** Accounts */
  users: number;
  /** Accounts with a paid plan */
  premium_users: number;
  /** Stories */
  stories: number;
  /** Finished exports */
  videos: number;
  /** Credits ever charged, refunds taken off */
  credits_spent: number;
}
