/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationSetting } from './notificationSetting.ts';

/**
 * How the person is told
 */
export interface NotificationSettingList {
  /**
     * One of each kind, in the order to show them
     * @maxItems 100
     */
  results: NotificationSetting[];
}
