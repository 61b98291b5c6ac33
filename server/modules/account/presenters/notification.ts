import type { Notification } from '#generated/schema.ts'
import type { NotificationRow } from '#server/platform/db/rows.ts'

/** Something that happened, as the bell tells it. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    notification_id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    path: row.path,
    story_id: row.storyId,
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  }
}
