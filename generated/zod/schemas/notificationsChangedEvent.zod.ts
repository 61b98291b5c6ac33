/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Notification } from './notification.zod.ts';

export const notificationsChangedEventUnreadCountMin = 0;
export const notificationsChangedEventUnreadCountMax = 2147483647;

export const notificationsChangedEventSeqMin = 0;
export const notificationsChangedEventSeqMax = 2147483647;



export const NotificationsChangedEvent = zod.object({
  "unread_count": zod.int().min(notificationsChangedEventUnreadCountMin).max(notificationsChangedEventUnreadCountMax).describe('Number of unread notifications'),
  "notification": zod.union([Notification,zod.null()]).describe('What happened; null when something was read'),
  "seq": zod.int().min(notificationsChangedEventSeqMin).max(notificationsChangedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('Something happened, or was read in one of the tabs');

export type NotificationsChangedEvent = zod.input<typeof NotificationsChangedEvent>;
export type NotificationsChangedEventOutput = zod.output<typeof NotificationsChangedEvent>;
