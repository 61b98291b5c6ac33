import { eq } from 'drizzle-orm'
import { emailChanges } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentUserProfile } from '#server/modules/account/presenters/account.ts'

/** The emailed link is invalid without the row. */
export const cancelEmailChange = route('cancelEmailChange', async (call) => {
  await call.db.delete(emailChanges).where(eq(emailChanges.userId, call.user.id))
  return presentUserProfile(call, call.user)
})
