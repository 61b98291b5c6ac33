import { findUserByEmail } from '#server/modules/account/accounts.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { mailRules, resetRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { sendVerification } from '#server/platform/auth/verification.ts'
import type { Scope } from '#server/platform/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Mailboxes are not flooded: beyond the limit no further email is sent, and the answer does not say so. */
export async function mailAgainUnlessThrottled(scope: Scope, user: UserRow): Promise<void> {
  try {
    await takeAttempt(scope.services, scope.db, mailRules(user.email))
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 429) return
    throw cause
  }
  await scope.transact((inner) => sendVerification(inner, user))
}

export const resendVerificationEmail = route(
  'resendVerificationEmail',
  async (call) => {
    await takeAttempt(call.services, call.db, resetRules(call.clientAddress))
    const user = await findUserByEmail(call.db, call.body.email)
    if (user && user.emailVerifiedAt === null) await mailAgainUnlessThrottled(call, user)
    return { message: 'If this email is awaiting verification, we’ve sent a new link' }
  },
  { transaction: false },
)
