import { eq } from 'drizzle-orm'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { brandSettings, users } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

export type NewAccount = Omit<typeof users.$inferInsert, 'dateJoined' | 'updatedAt' | 'creditBalance'>

/** The form in which emails are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function findUserByEmail(db: DbOrTx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalizeEmail(email)))
  return user
}

/** Creates an account with its starting credits; undefined when the email is taken. */
export async function createAccount(scope: Scope, account: NewAccount): Promise<UserRow | undefined> {
  const now = scope.services.clock.now()
  const [user] = await scope.db
    .insert(users)
    .values({ ...account, email: normalizeEmail(account.email), dateJoined: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!user) return undefined
  await scope.db.insert(brandSettings).values({ userId: user.id, updatedAt: now })
  await grant(scope, user.id, {
    ...{ credits: STARTING_CREDITS, source: 'START', action: 'starting_balance' },
    ...{ key: `start:${user.id}`, expiresAt: null },
  })
  return { ...user, creditBalance: user.creditBalance + STARTING_CREDITS }
}
