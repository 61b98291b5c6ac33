/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationKind } from './notificationKind.zod.ts';

export const UpdateNotificationSettingsRequest = zod.strictObject({
  "kind": NotificationKind,
  "in_app": zod.boolean().optional().describe('Under the bell; unchanged when left out'),
  "by_mail": zod.boolean().optional().describe('By email; unchanged when left out')
}).describe('The user\'s settings of one kind of notification');

export type UpdateNotificationSettingsRequest = zod.input<typeof UpdateNotificationSettingsRequest>;
export type UpdateNotificationSettingsRequestOutput = zod.output<typeof UpdateNotificationSettingsRequest>;
