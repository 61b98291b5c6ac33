/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const markNotificationsReadRequestNotificationIdsMax = 100;



export const MarkNotificationsReadRequest = zod.strictObject({
  "notification_ids": zod.array(zod.uuid()).min(1).max(markNotificationsReadRequestNotificationIdsMax).optional().describe('These; all when left out')
}).describe('The notifications that the user has seen');

export type MarkNotificationsReadRequest = zod.input<typeof MarkNotificationsReadRequest>;
export type MarkNotificationsReadRequestOutput = zod.output<typeof MarkNotificationsReadRequest>;
