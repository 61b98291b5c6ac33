import { eq } from 'drizzle-orm'
import { matchPassword } from '#server/auth/check-password.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { endAllSessions, startSession } from '#server/auth/sessions.ts'
import { resetAttempts, guessRules, takeAttempt } from '#server/auth/throttle.ts'
import { refuseWeakPassword } from '#server/auth/weak-passwords.ts'
import { users } from '#server/db/schema/index.ts'
import { HttpError, validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentSession } from '#server/presenters/session.ts'

const wrongPassword = () => {
  const message = 'The current password is not right'
  return new HttpError(400, { message, error: 'WRONG_PASSWORD', fields: { current_password: [message] } })
}

/** Every other session ends: whoever changes a password may fear that somebody knows the old one. */
export const changePassword = route(
  'changePassword',
  async (call) => {
    const { db, services, user, body } = call
    const rules = guessRules(user.id)
    await takeAttempt(services, db, rules)
    if ((await matchPassword(call, user, body.current_password, { usedOneTime: true })) === null) throw wrongPassword()
    await resetAttempts(db, rules[0]?.key ?? '')
    if (body.new_password === body.current_password) {
      const text = 'Choose a password other than the current one'
      throw validationFailed({ new_password: [text] }, text)
    }
    refuseWeakPassword('new_password', body.new_password, user.email)
    const passwordHash = await hashPassword(body.new_password, services.config.passwordCost)
    return call.transact(async (scope) => {
      await endAllSessions(scope, user)
      const change = {
        passwordHash,
        mustChangePassword: false,
        oneTimePasswordHash: null,
        oneTimePasswordExpiresAt: null,
        oneTimePasswordUsedAt: null,
        updatedAt: services.clock.now(),
      }
      await scope.db.update(users).set(change).where(eq(users.id, user.id))
      return presentSession({ ...user, ...change }, await startSession(scope, user.id))
    })
  },
  { transaction: false },
)
