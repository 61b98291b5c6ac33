/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationKind } from './notificationKind.zod.ts';

export const UpdateNotificationSettingsRequest = zod.strictObject({
  "kind": NotificationKind,
  "in_app": zod.boolean().optional().describe('Under the bell; unchanged when left out'),
  "by_mail": zod.boolean().optional().describe('By mail; unchanged when left out')
}).describe('How the person wants to be told of one kind of thing');

export type UpdateNotificationSettingsRequest = zod.input<typeof UpdateNotificationSettingsRequest>;
export type UpdateNotificationSettingsRequestOutput = zod.output<typeof UpdateNotificationSettingsRequest>;
