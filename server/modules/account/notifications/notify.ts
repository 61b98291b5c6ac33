import { eq, and, count, inArray, isNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { notifications, users } from '#server/platform/db/schema/index.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'
import { presentNotification } from '#server/modules/account/presenters/account.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { type NotificationKind, readSettings } from './settings.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'

interface FailedWork {
  /** Identifies the work for all of its failing parts: the job, or the request of several jobs. */
  work: string
  /** Short: 'An image failed'. */
  title: string
  /** The reason, and what happened to its credits. */
  text: string
  storyId?: string | null | undefined
  /** Path in the app where the work is shown. */
  path: string
}

export interface NewNotification {
  kind: NotificationKind
  /** Identifies the event: announced once, also on repeats. For example 'film:<render id>'. */
  key: string
  /** Short: 'Your film is ready'. Also the email's subject. */
  title: string
  /** Details. */
  text?: string
  /** Its story; the notification is deleted with it. */
  storyId?: string | null
  /** Path in the app that notification and email link to, for example '/story/…'. */
  path: string
  /** What the email says beyond title and text. */
  mail?: readonly string[]
  /** The user may lose something: emailed whatever their settings. */
  isAlwaysMailed?: boolean
}

/**
 * Notifies a user of an event, in the app and by email, each according to their settings, in the caller's transaction.
 * Returns whether it was new; does nothing for a deleted account.
 */
export async function notify(scope: Scope, userId: string, what: NewNotification): Promise<boolean> {
  const { db, services } = scope
  const [person] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return false
  const { inApp, byMail } = (await readSettings(scope, userId))[what.kind]
  const { kind, key, title, text = '', storyId = null, path } = what
  const [row] = await db
    .insert(notifications)
    .values({ userId, kind, key, title, text, path, storyId, inApp, createdAt: services.clock.now() })
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning()
  if (!row) return false
  if (inApp) {
    const unread_count = await countUnread(scope, userId)
    await publish(scope, userId, 'notifications-changed', { unread_count, notification: presentNotification(row) })
  }
  if (byMail || what.isAlwaysMailed)
    await sendMailLater(scope, userId, {
      to: person.email,
      subject: title,
      text: [
        `Hello ${person.firstName || 'there'},`,
        '',
        ...(text === '' ? [] : [text]),
        ...(what.mail ?? []),
        `${services.config.publicUrl}${path}`,
        '',
        `Manage your notifications at ${services.config.publicUrl}/account/notifications.`,
      ].join('\n'),
    })
  return true
}

/** Notifies once of work that failed while the user may be elsewhere, not of work that they stopped. */
export async function notifyFailed(scope: Scope, userId: string, { work, ...what }: FailedWork): Promise<void> {
  await notify(scope, userId, { kind: 'TASK_FAILED', key: `failed:${work}`, ...what })
}

const isUnread = (userId: string) =>
  and(eq(notifications.userId, userId), eq(notifications.inApp, true), isNull(notifications.readAt))

/** How many unread notifications a user has. */
export async function countUnread({ db }: Pick<Scope, 'db'>, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnread(userId))
  return row?.unread ?? 0
}

/**
 * Marks these, or all, as read and notifies the user's tabs; refuses ids that are not the user's. Returns how many are
 * unread.
 */
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
  if ((row?.known ?? 0) < new Set(ids).size) throw validationFailed({ notification_ids: ['Notification not found'] })
}
