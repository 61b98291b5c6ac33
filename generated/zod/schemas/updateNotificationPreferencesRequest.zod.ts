/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UpdateNotificationPreferencesRequest = zod.strictObject({
  "email_on_video_export": zod.boolean().optional().describe('An email when an export is done'),
  "receive_updates": zod.boolean().optional().describe('Content tips and updates by email')
}).describe('Emails to send; omitted fields stay unchanged');

export type UpdateNotificationPreferencesRequest = zod.input<typeof UpdateNotificationPreferencesRequest>;
export type UpdateNotificationPreferencesRequestOutput = zod.output<typeof UpdateNotificationPreferencesRequest>;
