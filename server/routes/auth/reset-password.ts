import { eq } from 'drizzle-orm'
import { findUserByEmail } from '#server/auth/accounts.ts'
import { ONE_TIME_PASSWORD_MS } from '#server/auth/check-password.ts'
import { hashPassword, makeOneTimePassword } from '#server/auth/passwords.ts'
import { refundAttempt, mailRules, resetRules, takeAttempt } from '#server/auth/throttle.ts'
import { users } from '#server/db/schema/index.ts'
import { refused } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { sendMailLater } from '#server/mail/send.ts'

/** The present password keeps working: whoever asks for a reset has proved nothing yet. */
export const resetPassword = route(
  'resetPassword',
  async (call) => {
    const { db, services, body, clientAddress } = call
    const rules = resetRules(clientAddress)
    await takeAttempt(services, db, rules)
    const user = await findUserByEmail(db, body.email)
    if (!user || (user.passwordHash === null && user.googleSubject !== null))
      throw refused('RESET_NOT_POSSIBLE', 'You might be registered with other login methods.')
    await takeAttempt(services, db, mailRules(user.email))
    const password = makeOneTimePassword()
    const oneTimePasswordHash = await hashPassword(password, services.config.passwordCost)
    await call.transact(async (scope) => {
      const now = services.clock.now()
      const oneTimePasswordExpiresAt = new Date(now.getTime() + ONE_TIME_PASSWORD_MS)
      await scope.db
        .update(users)
        .set({ oneTimePasswordHash, oneTimePasswordExpiresAt, oneTimePasswordUsedAt: null, updatedAt: now })
        .where(eq(users.id, user.id))
      await sendMailLater(scope, user.id, {
        to: user.email,
        subject: 'Your new password',
        text: [
          `Hello ${user.firstName || 'there'},`,
          '',
          `this password works once, within a day: ${password}`,
          `Log in with it at ${services.config.publicUrl}/login and choose your own.`,
          '',
          'If you did not ask for it, nothing has changed: your password still works.',
        ].join('\n'),
      })
    })
    await refundAttempt(db, rules)
    return { message: 'We have mailed you a new password, check your email!' }
  },
  { transaction: false },
)
