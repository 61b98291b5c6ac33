/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationKind } from './notificationKind.zod.ts';

export const NotificationSetting = zod.object({
  "kind": NotificationKind,
  "in_app": zod.boolean().describe('Under the bell'),
  "by_mail": zod.boolean().describe('By email; of FILM_READY the same as email_on_video_export')
}).describe('The user\'s settings of one kind of notification');

export type NotificationSetting = zod.input<typeof NotificationSetting>;
export type NotificationSettingOutput = zod.output<typeof NotificationSetting>;
