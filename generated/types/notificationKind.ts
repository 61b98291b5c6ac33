/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a notification is about
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];


export const NotificationKind = {
  FILM_READY: 'FILM_READY',
  TASK_FAILED: 'TASK_FAILED',
  OFFER_RECEIVED: 'OFFER_RECEIVED',
  CREDITS: 'CREDITS',
  PLAN: 'PLAN',
  FILM_REVIEWED: 'FILM_REVIEWED',
} as const;
