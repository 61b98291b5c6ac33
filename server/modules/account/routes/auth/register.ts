import { createAccount, findUserByEmail } from '#server/modules/account/accounts.ts'
import { isDisposableEmail } from '#server/platform/auth/disposable-domains.ts'
import {
  newAccountRules,
  refundAttempt,
  refundIfFailed,
  registerRules,
  takeAttempt,
} from '#server/platform/auth/throttle.ts'
import { sendVerification } from '#server/platform/auth/verification.ts'
import { refuseWeakPassword } from '#server/platform/auth/weak-passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

const accountRefused = (error: string, message: string) =>
  new HttpError(400, { message, error, fields: { username: [message] } })

/** Without a transaction: refused attempts stay counted, and hashing must not block the database. */
export const register = route(
  'register',
  async (call) => {
    const { db, services, body, clientAddress } = call
    const { config, clock } = services
    await refuseWeakPassword('password', body.password, body.username)
    const attempts = registerRules(clientAddress)
    await takeAttempt(services, db, attempts)
    if (isDisposableEmail(body.username)) throw accountRefused('DOMAIN_NOT_ALLOWED', 'Disposable email not allowed')
    const isTaken = () => accountRefused('USER_ALREADY_EXISTS', 'User already exists')
    if (await findUserByEmail(db, body.username)) throw isTaken()
    const accounts = newAccountRules(clientAddress)
    await takeAttempt(services, db, accounts)
    const caller = { address: clientAddress, account: body.username, isFamiliar: false }
    const hashing = services.passwordHasher.hash(body.password, caller)
    const passwordHash = await refundIfFailed(db, [...attempts, ...accounts], hashing)
    await call.transact(async (scope) => {
      const account = await createAccount(scope, {
        email: body.username,
        passwordHash,
        firstName: body.first_name,
        lastName: body.last_name,
        companyName: body.company_name,
        howDidYouHearAboutUs: body.how_did_you_hear_about_us,
        receiveUpdates: body.receive_updates,
        agreeToTnc: body.agree_to_tnc,
        emailVerifiedAt: config.verifyEmail ? null : clock.now(),
      })
      if (!account) throw isTaken()
      if (config.verifyEmail) await sendVerification(scope, account)
    })
    await refundAttempt(db, attempts)
    return {
      message: 'User created successfully, Check Your Email for Verification',
      access: null,
      is_profile_complete: false,
      is_email_verified: !config.verifyEmail,
    }
  },
  { transaction: false },
)
