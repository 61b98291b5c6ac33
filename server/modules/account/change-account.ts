import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { PREMIUM_MONTHLY_CREDITS } from '#src/domain/credits.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { grant } from '#server/modules/billing/credits/grant.ts'
import { keepLengths } from '#server/platform/db/queries/stories.ts'
import { staffRoles, users } from '#server/platform/db/schema/index.ts'
import { createAccount, findUserByEmail } from './accounts.ts'
import { ONE_TIME_PASSWORD_MS } from '#server/platform/auth/account-passwords.ts'
import { makeOneTimePassword } from '#server/platform/auth/passwords.ts'
import { endAllSessions } from '#server/platform/auth/sessions.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { refuseWeakPassword } from '#server/platform/auth/weak-passwords.ts'

/** The account settings of an operator's command; omitted ones stay unchanged. */
export const accountRequestSchema = z.strictObject({
  email: z.email().max(254),
  isPremium: z.boolean().optional(),
  isStaff: z.boolean().optional(),
  staffRoles: z.array(z.enum(staffRoles)).max(4).optional(),
  password: z.string().min(8).max(128).optional(),
})

export type AccountRequest = z.output<typeof accountRequestSchema>

export interface ChangedAccount {
  email: string
  isNew: boolean
  isPremium: boolean
  isStaff: boolean
  staffRoles: UserRow['staffRoles']
  /** Of a new account without a given password: works once, within a day, and must then be changed. */
  oneTimePassword: string | null
}

/**
 * Creates or changes the account. A new password ends every session; premium includes its month's credits. Rejects with 400 when
 * the password is weak.
 */
export async function changeAccount(scope: Scope, request: AccountRequest): Promise<ChangedAccount> {
  const { db, services } = scope
  const now = services.clock.now()
  if (request.password !== undefined) await refuseWeakPassword('password', request.password, request.email)
  const known = await findUserByEmail(db, request.email)
  const oneTimePassword = known || request.password !== undefined ? null : makeOneTimePassword()
  const user = known ?? (await makeAccount(scope, request.email))
  const isPremium = request.isPremium ?? user.isPremium
  const isStaff = request.isStaff ?? (request.staffRoles === undefined ? user.isStaff : request.staffRoles.length > 0)
  const roles = isStaff
    ? (request.staffRoles ?? (user.staffRoles.length > 0 ? user.staffRoles : ['ADMIN' as const]))
    : []
  await db
    .update(users)
    .set({
      isPremium,
      isStaff,
      staffRoles: roles,
      premiumType: isPremium ? (user.premiumType ?? 'PRO') : null,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
      updatedAt: now,
      ...(request.password === undefined ? {} : await ownPassword(services, user.email, request.password)),
      ...(oneTimePassword === null ? {} : await firstPassword(services, user.email, oneTimePassword)),
    })
    .where(eq(users.id, user.id))
  if (known && request.password !== undefined) await endAllSessions(scope, user.id)
  if (!isPremium && user.isPremium) await keepLengths(db, user.id)
  if (isPremium && !user.isPremium)
    await grant(scope, user.id, {
      ...{ credits: PREMIUM_MONTHLY_CREDITS, source: 'GIFT', action: 'premium_month' },
      ...{ key: `operator:${user.id}:${now.toISOString()}`, expiresAt: null },
    })
  return { email: user.email, isNew: !known, isPremium, isStaff, staffRoles: roles, oneTimePassword }
}

/** The operator's computer is familiar with every account. */
const byOperator = (account: string) => ({ address: 'operator', account, isFamiliar: true })

async function ownPassword({ passwordHasher }: Services, email: string, password: string) {
  return {
    passwordHash: await passwordHasher.hash(password, byOperator(email)),
    mustChangePassword: false,
    oneTimePasswordHash: null,
    oneTimePasswordExpiresAt: null,
    oneTimePasswordUsedAt: null,
  }
}

async function firstPassword({ passwordHasher, clock }: Services, email: string, password: string) {
  return {
    oneTimePasswordHash: await passwordHasher.hash(password, byOperator(email)),
    oneTimePasswordExpiresAt: new Date(clock.now().getTime() + ONE_TIME_PASSWORD_MS),
  }
}

async function makeAccount(scope: Scope, email: string): Promise<UserRow> {
  const user = await createAccount(scope, { email })
  if (!user) throw new Error(`An account ${email} was just created. Run the command again`)
  return user
}
