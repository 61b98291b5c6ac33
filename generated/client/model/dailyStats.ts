/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface DailyStats {
  /** The day, UTC */
  date: string;
  /** New accounts */
  sign_ups: number;
  /** People who called anything */
  active_users: number;
  /** New stories */
  stories_created: number;
  /** Finished exports */
  videos_exported: number;
  /** Credits charged, refunds taken off */
  credits_spent: number;
  /** Tasks that failed */
  failed_tasks: number;
}
