/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many notifications are not read
 */
export interface UnreadCount {
  /**
     * On all pages
     * @minimum 0
     * @maximum 2147483647
     */
  unread_count: number;
}
