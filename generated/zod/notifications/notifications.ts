/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  MarkNotificationsReadRequest,
  NotificationPage,
  NotificationSettingList,
  UnreadCount,
  UpdateNotificationSettingsRequest
} from '../schemas/index.ts';


/**
 * @summary List notifications
 */
export const listNotificationsQueryPageDefault = 1;
export const listNotificationsQueryPageMax = 100000;

export const listNotificationsQueryPageSizeDefault = 10;
export const listNotificationsQueryPageSizeMax = 100;



export const ListNotificationsQueryParams = zod.object({
  "page": zod.int().min(1).max(listNotificationsQueryPageMax).default(listNotificationsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listNotificationsQueryPageSizeMax).default(listNotificationsQueryPageSizeDefault).describe('Rows per page')
})

export const ListNotificationsResponse = NotificationPage

/**
 * @summary Mark notifications as read
 */
export const MarkNotificationsReadBody = MarkNotificationsReadRequest

export const MarkNotificationsReadResponse = UnreadCount

/**
 * @summary Read the notification settings
 */
export const GetNotificationSettingsResponse = NotificationSettingList

/**
 * @summary Change the notification settings
 */
export const UpdateNotificationSettingsBody = UpdateNotificationSettingsRequest

export const UpdateNotificationSettingsResponse = NotificationSettingList

