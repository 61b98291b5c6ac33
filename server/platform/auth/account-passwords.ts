import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { HashCaller } from '#server/platform/ports/services.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { guessRules, refundIfFailed, resetAttempts, takeAttempt } from './throttle.ts'
import { sendMailLater } from '#server/platform/mail/mail.ts'
import { makeOneTimePassword } from './passwords.ts'

/** How long an emailed password can be used for the first login, ms. */
export const ONE_TIME_PASSWORD_MS = 24 * 60 * 60 * 1000

export type PasswordMatch = 'own' | 'one-time' | null

/**
 * Which of an account's passwords matches. Both are always checked, against a dummy hash where there is none, so that the
 * answer takes the same time for an unknown account, an account without a password and a wrong one.
 */
export async function matchPassword(
  { services }: Scope,
  user: UserRow | undefined,
  password: string,
  { usedOneTime, ...caller }: HashCaller & { usedOneTime: boolean },
): Promise<PasswordMatch> {
  const isOpen =
    user?.oneTimePasswordExpiresAt != null &&
    (user.oneTimePasswordUsedAt === null ? user.oneTimePasswordExpiresAt > services.clock.now() : usedOneTime)
  const hashes = [user?.passwordHash ?? null, isOpen ? user.oneTimePasswordHash : null]
  const [isOwn, isOneTime] = await services.passwordHasher.verify(password, hashes, caller)
  if (isOwn) return 'own'
  return isOneTime ? 'one-time' : null
}

/** A one-time password opens one session, verifies the email and must be changed. */
export async function useOneTimePassword({ services, db }: Scope, user: UserRow): Promise<UserRow> {
  const now = services.clock.now()
  const change = {
    mustChangePassword: true,
    oneTimePasswordUsedAt: now,
    emailVerifiedAt: user.emailVerifiedAt ?? now,
    updatedAt: now,
  }
  await db.update(users).set(change).where(eq(users.id, user.id))
  return { ...user, ...change }
}

/** The field `current_password` is not one of the user's passwords; guesses are counted. Call it outside of a transaction. */
export async function refuseWrongPassword(
  scope: Scope & { clientAddress: string },
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  const rules = guessRules(user.id)
  await takeAttempt(scope.services, scope.db, rules)
  const caller = { address: scope.clientAddress, account: user.email, isFamiliar: true }
  const match =
    password === undefined
      ? null
      : await refundIfFailed(scope.db, rules, matchPassword(scope, user, password, { ...caller, usedOneTime: true }))
  if (match === null) {
    const message = 'The current password is incorrect'
    throw new HttpError(400, { message, error: 'WRONG_PASSWORD', fields: { current_password: [message] } })
  }
  await resetAttempts(scope.db, rules[0]?.key ?? '')
}

/**
 * Emails a password that works once, within a day. Hashing must not block the database: call it outside of a transaction.
 * @param say the lines that explain what to do with it
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
          ? 'If you didn’t request this, you can ignore this email. Nothing has changed.'
          : 'If you didn’t request this, nothing has changed. Your password still works.',
      ].join('\n'),
    })
  })
}
