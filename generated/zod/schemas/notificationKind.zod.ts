/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const NotificationKind = zod.enum(['FILM_READY', 'TASK_FAILED', 'OFFER_RECEIVED', 'CREDITS', 'PLAN', 'FILM_REVIEWED']).describe('What a notification is about');

export type NotificationKind = zod.input<typeof NotificationKind>;
export type NotificationKindOutput = zod.output<typeof NotificationKind>;
