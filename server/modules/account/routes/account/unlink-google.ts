import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#server/platform/db/schema/index.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'

/** Never the last sign-in method. */
export const unlinkGoogle = route('unlinkGoogle', async (call) => {
  const { db, services, user } = call
  const [changed] = await db
    .update(users)
    .set({ googleSubject: null, updatedAt: services.clock.now() })
    .where(and(eq(users.id, user.id), isNotNull(users.passwordHash)))
    .returning()
  if (!changed) throw refused('LAST_WAY_IN', 'Set a password first to keep access to your account')
  return presentUserProfile(call, changed)
})
