import { and, eq, isNotNull } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'

/** How long a user can restore the account by signing in, ms. */
export const COME_BACK_MS = 7 * 24 * 60 * 60 * 1000

/** The job that deletes the account at its scheduled time; one per scheduled time. */
export async function enqueueDeletion(scope: Scope, userId: string, deletesAt: Date): Promise<void> {
  const dedupeKey = `delete-account:${userId}:${deletesAt.getTime()}`
  await enqueue(scope, { kind: 'delete-account', payload: { userId }, userId, runAt: deletesAt, dedupeKey })
}

/** Schedules an account for deletion and notifies its owner by email. */
export async function scheduleDeletion(scope: Scope, user: UserRow): Promise<Date> {
  const { db, services } = scope
  const now = services.clock.now()
  const deletesAt = new Date(now.getTime() + COME_BACK_MS)
  await db.update(users).set({ deletesAt, updatedAt: now }).where(eq(users.id, user.id))
  // One per request: a job that runs too early, because the user came back in between, sees that and does nothing.
  await enqueueDeletion(scope, user.id, deletesAt)
  const day = deletesAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Your account will be deleted',
    text: [
      `Hello ${user.firstName || 'there'},`,
      '',
      `your Storyloom account and everything in it will be deleted on ${day} (UTC). You’ve been signed out everywhere.`,
      `To keep your account, sign in before then: ${services.config.publicUrl}/login`,
    ].join('\n'),
  })
  return deletesAt
}

/** Signing in cancels a scheduled deletion; other accounts are left unchanged. */
export async function cancelAccountDeletion(scope: Scope, userId: string): Promise<void> {
  const { db, services } = scope
  const [user] = await db
    .update(users)
    .set({ deletesAt: null, updatedAt: services.clock.now() })
    .where(and(eq(users.id, userId), isNotNull(users.deletesAt)))
    .returning()
  if (!user) return
  await sendMailLater(scope, user.id, {
    to: user.email,
    subject: 'Your account won’t be deleted',
    text: [
      `Hello ${user.firstName || 'there'},`,
      '',
      'you signed in, so your Storyloom account won’t be deleted. Nothing has changed.',
      `If this wasn’t you, choose a new password: ${services.config.publicUrl}/change-password`,
    ].join('\n'),
  })
}
