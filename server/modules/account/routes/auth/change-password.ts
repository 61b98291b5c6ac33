import { eq } from 'drizzle-orm'
import { refuseWrongPassword } from '#server/platform/auth/account-passwords.ts'
import { endAllSessions, startSession } from '#server/platform/auth/sessions.ts'
import { refuseWeakPassword } from '#server/platform/auth/weak-passwords.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentSession } from '#server/modules/account/presenters/account.ts'

/** Every other session ends: the old password may have leaked. */
export const changePassword = route(
  'changePassword',
  async (call) => {
    const { services, user, body, clientAddress: address } = call
    await refuseWrongPassword(call, user, body.current_password)
    if (body.new_password === body.current_password) {
      const text = 'Choose a password other than the current one'
      throw validationFailed({ new_password: [text] }, text)
    }
    await refuseWeakPassword('new_password', body.new_password, user.email)
    const passwordHash = await services.passwordHasher.hash(body.new_password, {
      address,
      account: user.email,
      isFamiliar: true,
    })
    return call.transact(async (scope) => {
      await endAllSessions(scope, user.id)
      const change = {
        passwordHash,
        mustChangePassword: false,
        oneTimePasswordHash: null,
        oneTimePasswordExpiresAt: null,
        oneTimePasswordUsedAt: null,
        updatedAt: services.clock.now(),
      }
      await scope.db.update(users).set(change).where(eq(users.id, user.id))
      return presentSession({ ...user, ...change }, await startSession(scope, user.id, call))
    })
  },
  { transaction: false },
)
