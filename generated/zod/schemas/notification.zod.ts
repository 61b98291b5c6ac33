/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { NotificationKind } from './notificationKind.zod.ts';

export const notificationTitleMax = 2000;

export const notificationTextMax = 20000;

export const notificationPathMax = 2000;



export const Notification = zod.object({
  "notification_id": zod.uuid().describe('The notification'),
  "kind": NotificationKind,
  "title": zod.string().min(1).max(notificationTitleMax).describe('What happened, as a short text'),
  "text": zod.string().max(notificationTextMax).describe('More about it; may be empty'),
  "path": zod.string().max(notificationPathMax).describe('Path in the app that leads to it, for example \'/story/…\''),
  "story_id": zod.uuid().nullable().describe('Its story; null without one'),
  "is_read": zod.boolean().describe('Whether the user has seen it'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it happened')
}).describe('Something that happened');

export type Notification = zod.input<typeof Notification>;
export type NotificationOutput = zod.output<typeof Notification>;
