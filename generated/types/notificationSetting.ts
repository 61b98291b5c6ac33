/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationKind } from './notificationKind.ts';

/**
 * How the person is told of one kind of thing
 */
export interface NotificationSetting {
  kind: NotificationKind;
  /** Under the bell */
  in_app: boolean;
  /** By mail; of FILM_READY the same as email_on_video_export */
  by_mail: boolean;
}
