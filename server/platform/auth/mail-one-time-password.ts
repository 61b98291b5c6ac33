import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { HashCaller } from '#server/platform/ports/password-hasher.ts'
import { sendMailLater } from '#server/platform/mail/send.ts'
import { ONE_TIME_PASSWORD_MS } from './check-password.ts'
import { makeOneTimePassword } from './passwords.ts'

/**
 * Mails a password that works once, within a day. Hashing must not hold the database: call it outside of a transaction.
 * @param say the lines that tell what to do with it
 */
export async function mailOneTimePassword(
  call: Scope,
  user: UserRow,
  caller: HashCaller,
  say: (password: string) => readonly string[],
): Promise<void> {
  const { services } = call
  const password = makeOneTimePassword()
  const oneTimePasswordHash = await services.passwordHasher.hash(password, caller)
  await call.transact(async (scope) => {
    const now = services.clock.now()
    const oneTimePasswordExpiresAt = new Date(now.getTime() + ONE_TIME_PASSWORD_MS)
    await scope.db
      .update(users)
      .set({ oneTimePasswordHash, oneTimePasswordExpiresAt, oneTimePasswordUsedAt: null, updatedAt: now })
      .where(eq(users.id, user.id))
    await sendMailLater(scope, user.id, {
      to: user.email,
      subject: 'Your new password',
      text: [
        `Hello ${user.firstName || 'there'},`,
        '',
        ...say(password),
        '',
        user.passwordHash === null
          ? 'If you did not ask for it, you can ignore this mail: nothing has changed.'
          : 'If you did not ask for it, nothing has changed: your password still works.',
      ].join('\n'),
    })
  })
}
