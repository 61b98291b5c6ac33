/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UpdateNotificationPreferencesRequest = zod.strictObject({
  "email_on_video_export": zod.boolean().optional().describe('A mail when an export is done'),
  "receive_updates": zod.boolean().optional().describe('Content tips and updates by mail')
}).describe('Mails to send; what is left out stays');

export type UpdateNotificationPreferencesRequest = zod.input<typeof UpdateNotificationPreferencesRequest>;
export type UpdateNotificationPreferencesRequestOutput = zod.output<typeof UpdateNotificationPreferencesRequest>;
