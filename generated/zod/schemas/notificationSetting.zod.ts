/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationKind } from './notificationKind.zod.ts';

export const NotificationSetting = zod.object({
  "kind": NotificationKind,
  "in_app": zod.boolean().describe('Under the bell'),
  "by_mail": zod.boolean().describe('By mail; of FILM_READY the same as email_on_video_export')
}).describe('How the person is told of one kind of thing');

export type NotificationSetting = zod.input<typeof NotificationSetting>;
export type NotificationSettingOutput = zod.output<typeof NotificationSetting>;
