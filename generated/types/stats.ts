/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DailyStats } from './dailyStats.ts';

/**
 * What happened
 */
export interface Stats {
  /**
     * Days counted
     * @minimum 0
     * @maximum 2147483647
     */
  days: number;
  /**
     * New accounts
     * @minimum 0
     * @maximum 2147483647
     */
  sign_ups: number;
  /**
     * Different people who called anything
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
  /**
     * One entry per day, oldest first
     * @maxItems 10000
     */
  series: DailyStats[];
}
