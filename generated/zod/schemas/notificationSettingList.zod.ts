/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationSetting } from './notificationSetting.zod.ts';

export const notificationSettingListResultsMax = 100;



export const NotificationSettingList = zod.object({
  "results": zod.array(NotificationSetting).max(notificationSettingListResultsMax).describe('One of each kind, in the order to show them')
}).describe('The user\'s notification settings');

export type NotificationSettingList = zod.input<typeof NotificationSettingList>;
export type NotificationSettingListOutput = zod.output<typeof NotificationSettingList>;
