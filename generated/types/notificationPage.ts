/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Notification } from './notification.ts';

/**
 * One page of notifications, the newest first
 */
export interface NotificationPage {
  /**
     * How many there are in all
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * This page, from 1
     * @minimum 0
     * @maximum 2147483647
     */
  page: number;
  /**
     * Notifications per page
     * @minimum 0
     * @maximum 2147483647
     */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  next_page: number | null;
  /**
     * The notifications of this page
     * @maxItems 10000
     */
  results: Notification[];
  /**
     * How many are not read, on all pages
     * @minimum 0
     * @maximum 2147483647
     */
  unread_count: number;
}
