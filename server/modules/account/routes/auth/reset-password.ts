import { findUserByEmail } from '#server/modules/account/accounts.ts'
import { mailOneTimePassword } from '#server/platform/auth/account-passwords.ts'
import { mailRules, refundAttempt, refundIfFailed, resetRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** The current password keeps working: a reset request is unauthenticated. */
export const resetPassword = route(
  'resetPassword',
  async (call) => {
    const { db, services, body, clientAddress } = call
    const rules = resetRules(clientAddress)
    await takeAttempt(services, db, rules)
    const user = await findUserByEmail(db, body.email)
    if (!user || (user.passwordHash === null && user.googleSubject !== null))
      throw refused('RESET_NOT_POSSIBLE', 'You might be registered with other login methods.')
    const mails = mailRules(user.email)
    await takeAttempt(services, db, mails)
    const caller = { address: clientAddress, account: user.email, isFamiliar: false }
    const mailing = mailOneTimePassword(call, user, caller, (password) => [
      `this password works once, within a day: ${password}`,
      `Log in with it at ${services.config.publicUrl}/login, then choose your own.`,
    ])
    await refundIfFailed(db, [...rules, ...mails], mailing)
    await refundAttempt(db, rules)
    return { message: 'We have mailed you a new password, check your email!' }
  },
  { transaction: false },
)
