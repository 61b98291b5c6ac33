/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActiveUsersDay } from './activeUsersDay.ts';

/**
 * How many people are active
 */
export interface ActiveUsers {
  /** Active today */
  daily: number;
  /** Active in the last 7 days */
  weekly: number;
  /** Active in the last 30 days */
  monthly: number;
  /** One entry per day, oldest first */
  series: ActiveUsersDay[];
}
