import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { notifications, users } from '#server/platform/db/schema/index.ts'
import { sendMailLater } from '#server/platform/mail/send.ts'
import { presentNotification } from '#server/modules/account/presenters/notification.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { countUnread } from './unread.ts'
import { type NotificationKind, readSettings } from './settings.ts'

export interface NewNotification {
  kind: NotificationKind
  /** Names what happened: announced once, however often it is asked for. For example 'film:<render id>'. */
  key: string
  /** In a few words: 'Your film is ready'. Also the mail's subject. */
  title: string
  /** More about it. */
  text?: string
  /** The story it is about; the notification goes with it. */
  storyId?: string | null
  /** Path in the app that bell and mail lead to, for example '/story/…'. */
  path: string
  /** What the mail says beyond title and text. */
  mail?: readonly string[]
  /** What may cost somebody what they have: mailed whatever they chose. */
  isAlwaysMailed?: boolean
}

/**
 * Tells a person what happened, under the bell and by mail, each as far as they want it, in the caller's transaction. Answers whether it
 * was news; nothing happens for an account that is gone.
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
        `What you are told you choose at ${services.config.publicUrl}/account/notifications.`,
      ].join('\n'),
    })
  return true
}
