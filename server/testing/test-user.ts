import { eq } from 'drizzle-orm'
import { createAccount } from '#server/modules/account/accounts.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { transact, type App } from '#server/platform/context.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { users } from '#server/platform/db/schema/index.ts'

export interface NewTestUser {
  /** Default: a new email at example.com. */
  email?: string
  /** Default: none, which is quicker; give one to log in with it. */
  password?: string
  isPremium?: boolean
  isStaff?: boolean
  /** Default of staff: admin. */
  staffRoles?: UserRow['staffRoles']
  /** false: /complete-profile comes next. Default true. */
  hasProfile?: boolean
  /** Credits beyond the starting balance. */
  extraCredits?: number
}

export interface TestUser {
  id: string
  email: string
  pusherId: string
  /** Bearer token. */
  token: string
  /** The row as it was created. */
  row: UserRow
}

/** Creates an account and signs it in, without the routes. */
export async function makeUser(app: App, options: NewTestUser = {}): Promise<TestUser> {
  const now = app.clock.now()
  const { password, email = `${crypto.randomUUID()}@example.com` } = options
  const caller = { address: 'test', account: email, isFamiliar: true }
  const passwordHash = password === undefined ? null : await app.passwordHasher.hash(password, caller)
  return transact(app, async (scope) => {
    const account = await createAccount(scope, {
      email,
      passwordHash,
      firstName: 'Ada',
      lastName: 'Lovelace',
      companyName: 'Engines',
      agreeToTnc: true,
      emailVerifiedAt: now,
      isPremium: options.isPremium ?? false,
      premiumType: options.isPremium ? 'PRO' : null,
      isStaff: options.isStaff ?? false,
      staffRoles: options.staffRoles ?? (options.isStaff ? ['ADMIN'] : []),
      profileCompletedAt: options.hasProfile === false ? null : now,
    })
    if (!account) throw new Error(`There is an account ${email} already`)
    const key = `test:${account.id}`
    await grant(scope, account.id, {
      credits: options.extraCredits ?? 0,
      source: 'GIFT',
      action: 'test',
      key,
      expiresAt: null,
    })
    const { access } = await startSession(scope, account.id)
    const [row = account] = await scope.db.select().from(users).where(eq(users.id, account.id))
    return { id: row.id, email: row.email, pusherId: row.pusherId, token: access, row }
  })
}

/** A user's available credits. */
export async function balanceOf(db: App['db'], { id }: TestUser): Promise<number> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error('This user does not exist any more')
  return row.creditBalance - row.creditsHeld
}
