import { eq } from 'drizzle-orm'
import { createAccount, findUserByEmail } from '#server/modules/account/accounts.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { refundAttempt, newAccountRules, registerRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import type { Scope } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import type { Identity } from '#server/platform/ports/services.ts'
import { presentSession } from '#server/modules/account/presenters/account.ts'

const accountExists = () =>
  refused(
    'ACCOUNT_EXISTS',
    "It looks like you might already have an account. If you've forgotten your password, please reset it.",
  )

/** Without a transaction: Google is called over the network. */
export const loginWithGoogle = route(
  'loginWithGoogle',
  async (call) => {
    const { db, services, body, clientAddress } = call
    const rules = registerRules(clientAddress)
    await takeAttempt(services, db, rules)
    const identity = await services.identity.verify(body.access_token)
    if (!identity?.isEmailVerified) throw refused('SOCIAL_TOKEN_INVALID', 'Login Failed')
    const [known] = await db.select().from(users).where(eq(users.googleSubject, identity.subject))
    if (!known) {
      // An account with a password is not taken over by the mailbox's current owner.
      if (await findUserByEmail(db, identity.email)) throw accountExists()
      await takeAttempt(services, db, newAccountRules(clientAddress))
    }
    await refundAttempt(db, rules)
    return call.transact(async (scope) => {
      const user = known ?? (await makeAccount(scope, identity))
      return presentSession(user, await startSession(scope, user.id, call))
    })
  },
  { transaction: false },
)

async function makeAccount(scope: Scope, { subject, email, firstName, lastName }: Identity): Promise<UserRow> {
  const user = await createAccount(scope, {
    email,
    firstName,
    lastName,
    googleSubject: subject,
    agreeToTnc: true,
    emailVerifiedAt: scope.services.clock.now(),
  })
  if (!user) throw accountExists()
  return user
}
