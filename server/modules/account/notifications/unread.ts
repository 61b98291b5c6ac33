import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { publish } from '#server/platform/realtime/publish.ts'

const isUnread = (userId: string) =>
  and(eq(notifications.userId, userId), eq(notifications.inApp, true), isNull(notifications.readAt))

/** How many notifications a person has not read. */
export async function countUnread({ db }: Pick<Scope, 'db'>, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnread(userId))
  return row?.unread ?? 0
}

/** Marks these, or all, as read and tells the person's tabs; refuses ids that are not the person's. Answers how many are left. */
export async function markRead(scope: Scope, userId: string, ids?: readonly string[]): Promise<number> {
  const { db, services } = scope
  if (ids !== undefined) await requireOwn(scope, userId, ids)
  const these = ids === undefined ? undefined : inArray(notifications.id, [...ids])
  const read = await db
    .update(notifications)
    .set({ readAt: services.clock.now() })
    .where(and(isUnread(userId), these))
    .returning({ id: notifications.id })
  const unread_count = await countUnread(scope, userId)
  if (read.length > 0) await publish(scope, userId, 'notifications-changed', { unread_count, notification: null })
  return unread_count
}

async function requireOwn({ db }: Scope, userId: string, ids: readonly string[]): Promise<void> {
  const own = and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]))
  const [row] = await db.select({ known: count() }).from(notifications).where(own)
  if ((row?.known ?? 0) < new Set(ids).size)
    throw validationFailed({ notification_ids: ['There is no such notification'] })
}
