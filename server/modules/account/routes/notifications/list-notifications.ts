import { and, count, desc, eq } from 'drizzle-orm'
import { notifications } from '#server/platform/db/schema/index.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { countUnread } from '#server/modules/account/notifications/notify.ts'
import { presentNotification } from '#server/modules/account/presenters/account.ts'

export const listNotifications = route('listNotifications', async (call) => {
  const { db, user, query } = call
  const isShown = and(eq(notifications.userId, user.id), eq(notifications.inApp, true))
  const { limit, offset } = rowsOf(query)
  const [all] = await db.select({ count: count() }).from(notifications).where(isShown)
  const rows = await db
    .select()
    .from(notifications)
    .where(isShown)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset)
  return {
    ...pageOf(query, all?.count ?? 0),
    results: rows.map(presentNotification),
    unread_count: await countUnread(call, user.id),
  }
})
