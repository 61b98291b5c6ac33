/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The subscription that is paid for
 */
export interface CreatePortalSessionRequest {
  /** The subscription */
  subscription_id: string;
}
