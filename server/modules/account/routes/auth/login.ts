import { findUserByEmail, normalizeEmail } from '#server/modules/account/accounts.ts'
import { matchPassword, useOneTimePassword } from '#server/platform/auth/account-passwords.ts'
import { takeLoginAttempt } from '#server/platform/auth/login-throttle.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { refundIfFailed } from '#server/platform/auth/throttle.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentSession } from '#server/modules/account/presenters/account.ts'
import { mailAgainUnlessThrottled } from './resend-verification-email.ts'

const loginRefused = (code: string, message: string) =>
  new HttpError(400, { message, error: 'LOGIN_REFUSED', non_field_errors: [code] })

/** Without a transaction: refused attempts stay counted, and a password check must not block the database. */
export const login = route(
  'login',
  async (call) => {
    const { db, services, body, clientAddress } = call
    const email = normalizeEmail(body.username)
    const { isFamiliar, rules, succeed } = await takeLoginAttempt(services, db, email, clientAddress)
    const user = await findUserByEmail(db, email)
    const caller = { address: clientAddress, account: email, isFamiliar }
    const matching = matchPassword(call, user, body.password, { ...caller, usedOneTime: false })
    const match = await refundIfFailed(db, rules, matching)
    if (!user) throw loginRefused('USER_DOESNT_EXIST', 'User does not exist, Please Click Signup')
    if (match === null) throw loginRefused('Invalid credentials', 'Invalid credentials')
    await succeed()
    if (match === 'own' && user.emailVerifiedAt === null) {
      await mailAgainUnlessThrottled(call, user)
      const message = 'Please verify your email first (a verification email was sent)'
      throw loginRefused('EMAIl_NOT_VERIFIED_EMAIL_SENT', message)
    }
    return call.transact(async (scope) => {
      const who = match === 'one-time' ? await useOneTimePassword(scope, user) : user
      return presentSession(who, await startSession(scope, user.id, call))
    })
  },
  { transaction: false },
)
