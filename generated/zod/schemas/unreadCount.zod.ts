/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const unreadCountUnreadCountMin = 0;
export const unreadCountUnreadCountMax = 2147483647;



export const UnreadCount = zod.object({
  "unread_count": zod.int().min(unreadCountUnreadCountMin).max(unreadCountUnreadCountMax).describe('On all pages')
}).describe('How many notifications are not read');

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;
