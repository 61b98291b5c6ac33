/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NotificationKind } from './notificationKind.ts';

/**
 * Something that happened
 */
export interface Notification {
  /** The notification */
  notification_id: string;
  kind: NotificationKind;
  /**
     * What happened, in a few words
     * @minLength 1
     * @maxLength 2000
     */
  title: string;
  /**
     * More about it; may be empty
     * @maxLength 20000
     */
  text: string;
  /**
     * Path in the app that leads to it, for example '/story/…'
     * @maxLength 2000
     */
  path: string;
  /**
     * The story it is about; null when about none
     * @nullable
     */
  story_id: string | null;
  /** Whether the person has seen it */
  is_read: boolean;
  /** When it happened */
  created_at: string;
}
