/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification.ts';

/**
 * Something happened, or was read in one of the tabs
 */
export interface NotificationsChangedEvent {
  /**
     * How many are not read by now
     * @minimum 0
     * @maximum 2147483647
     */
  unread_count: number;
  /** What happened; null when something was read */
  notification: Notification | null;
  /**
     * Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count
     * @minimum 0
     * @maximum 2147483647
     */
  seq?: number;
}
