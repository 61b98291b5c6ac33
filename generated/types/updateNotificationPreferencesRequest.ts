/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Mails to send; what is left out stays
 */
export interface UpdateNotificationPreferencesRequest {
  /** A mail when an export is done */
  email_on_video_export?: boolean;
  /** Content tips and updates by mail */
  receive_updates?: boolean;
}
