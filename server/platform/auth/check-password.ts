import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { HashCaller } from '#server/platform/ports/password-hasher.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

/** How long a mailed password can be used for the first login, ms. */
export const ONE_TIME_PASSWORD_MS = 24 * 60 * 60 * 1000

export type PasswordMatch = 'own' | 'one-time' | null

/**
 * Which of an account's passwords this is. Both are always checked, against nothing where there is none, so that the answer takes
 * the same time for an unknown account, an account without a password and a wrong one.
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

/** A one-time password opens one session, proves the mailbox, and must be changed. */
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
