/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DailyStats } from './dailyStats.ts';

/**
 * What happened
 */
export interface Stats {
  /** Days counted */
  days: number;
  /** New accounts */
  sign_ups: number;
  /** Different people who called anything */
  active_users: number;
  /** New stories */
  stories_created: number;
  /** Finished exports */
  videos_exported: number;
  /** Credits charged, refunds taken off */
  credits_spent: number;
  /** Tasks that failed */
  failed_tasks: number;
  /** One entry per day, oldest first */
  series: DailyStats[];
}
