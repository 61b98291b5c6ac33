/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the person has seen
 */
export interface MarkNotificationsReadRequest {
  /**
     * These; all when left out
     * @minItems 1
     * @maxItems 100
     */
  notification_ids?: string[];
}
