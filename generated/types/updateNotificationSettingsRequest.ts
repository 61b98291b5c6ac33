/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationKind } from './notificationKind.ts';

/**
 * How the person wants to be told of one kind of thing
 */
export interface UpdateNotificationSettingsRequest {
  kind: NotificationKind;
  /** Under the bell; unchanged when left out */
  in_app?: boolean;
  /** By mail; unchanged when left out */
  by_mail?: boolean;
}
