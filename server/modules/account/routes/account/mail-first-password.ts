import { mailOneTimePassword } from '#server/platform/auth/account-passwords.ts'
import { mailRules, refundIfFailed, takeAttempt } from '#server/platform/auth/throttle.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Emailed and not simply set: an open session does not prove access to the mailbox. */
export const mailFirstPassword = route(
  'mailFirstPassword',
  async (call) => {
    const { db, services, user, clientAddress } = call
    if (user.passwordHash !== null) throw refused('HAS_PASSWORD', 'Your account already has a password')
    const mails = mailRules(user.email)
    await takeAttempt(services, db, mails)
    const caller = { address: clientAddress, account: user.email, isFamiliar: true }
    const mailing = mailOneTimePassword(call, user, caller, (password) => [
      `this password works once, within a day: ${password}`,
      `Use it to choose your own at ${services.config.publicUrl}/change-password.`,
    ])
    await refundIfFailed(db, mails, mailing)
    return { message: 'We emailed you a password. It’s valid for a day' }
  },
  { transaction: false },
)
