/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface ActiveUsersDay {
  /** The day, UTC */
  date: string;
  /** Active that day */
  daily: number;
  /** Active in the 7 days up to it */
  weekly: number;
  /** Active in the 30 days up to it */
  monthly: number;
}
