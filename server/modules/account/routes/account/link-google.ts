import { and, eq, ne } from 'drizzle-orm'
import { guessRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'

/** Without a transaction: Google is called over the network. */
export const linkGoogle = route(
  'linkGoogle',
  async (call) => {
    const { db, services, user, body } = call
    await takeAttempt(services, db, guessRules(`google:${user.id}`))
    const identity = await services.identity.verify(body.access_token)
    if (!identity?.isEmailVerified)
      throw refused('SOCIAL_TOKEN_INVALID', 'Google couldn’t verify your identity. Please try again')
    const googleSubject = identity.subject
    const [other] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.googleSubject, googleSubject), ne(users.id, user.id)))
    if (other) throw refused('GOOGLE_TAKEN', 'This Google account is linked to another Storyloom account')
    await db.update(users).set({ googleSubject, updatedAt: services.clock.now() }).where(eq(users.id, user.id))
    return presentUserProfile(call, { ...user, googleSubject })
  },
  { transaction: false },
)
