/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One day
 */
export interface DailyStats {
  /** The day, UTC */
  date: string;
  /**
     * New accounts
     * @minimum 0
     * @maximum 2147483647
     */
  sign_ups: number;
  /**
     * People who called anything
     * @minimum 0
     * @maximum 2147483647
     */
  active_users: number;
  /**
     * New stories
     * @minimum 0
     * @maximum 2147483647
     */
  stories_created: number;
  /**
     * Finished exports
     * @minimum 0
     * @maximum 2147483647
     */
  videos_exported: number;
  /**
     * Credits charged, refunds taken off
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_spent: number;
  /**
     * Tasks that failed
     * @minimum 0
     * @maximum 2147483647
     */
  failed_tasks: number;
}
