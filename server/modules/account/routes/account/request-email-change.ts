import { findUserByEmail, normalizeEmail } from '#server/modules/account/accounts.ts'
import { isDisposableEmail } from '#server/platform/auth/disposable-domains.ts'
import { askForEmail, emailTaken } from '#server/platform/auth/email-change.ts'
import { refuseWrongPassword } from '#server/platform/auth/account-passwords.ts'
import { mailRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'

const disposable = () => {
  const message = 'Disposable email not allowed'
  return new HttpError(400, { message, error: 'DOMAIN_NOT_ALLOWED', fields: { email: [message] } })
}

/** Without a transaction: refused guesses at the password stay counted. */
export const requestEmailChange = route(
  'requestEmailChange',
  async (call) => {
    const { db, services, user, body } = call
    const email = normalizeEmail(body.email)
    if (user.passwordHash !== null) await refuseWrongPassword(call, user, body.current_password)
    if (email === user.email) {
      const text = 'This is already your email'
      throw validationFailed({ email: [text] }, text)
    }
    if (isDisposableEmail(email)) throw disposable()
    await takeAttempt(services, db, mailRules(user.email))
    if (await findUserByEmail(db, email)) throw emailTaken()
    await call.transact((scope) => askForEmail(scope, user, email))
    return presentUserProfile(call, user)
  },
  { transaction: false },
)
