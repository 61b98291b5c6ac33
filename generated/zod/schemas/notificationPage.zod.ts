/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Notification } from './notification.zod.ts';

export const notificationPageCountMin = 0;
export const notificationPageCountMax = 2147483647;

export const notificationPagePageMin = 0;
export const notificationPagePageMax = 2147483647;

export const notificationPagePageSizeMin = 0;
export const notificationPagePageSizeMax = 2147483647;

export const notificationPageNextPageMin = 0;
export const notificationPageNextPageMax = 2147483647;

export const notificationPageResultsMax = 10000;

export const notificationPageUnreadCountMin = 0;
export const notificationPageUnreadCountMax = 2147483647;



export const NotificationPage = zod.object({
  "count": zod.int().min(notificationPageCountMin).max(notificationPageCountMax).describe('How many there are in all'),
  "page": zod.int().min(notificationPagePageMin).max(notificationPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(notificationPagePageSizeMin).max(notificationPagePageSizeMax).describe('Notifications per page'),
  "next_page": zod.int().min(notificationPageNextPageMin).max(notificationPageNextPageMax).nullable().describe('The page that follows; null on the last one'),
  "results": zod.array(Notification).max(notificationPageResultsMax).describe('The notifications of this page'),
  "unread_count": zod.int().min(notificationPageUnreadCountMin).max(notificationPageUnreadCountMax).describe('How many are not read, on all pages')
}).describe('One page of notifications, the newest first');

export type NotificationPage = zod.input<typeof NotificationPage>;
export type NotificationPageOutput = zod.output<typeof NotificationPage>;
