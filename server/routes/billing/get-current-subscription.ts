import { presentSubscription } from '#server/billing/present.ts'
import { findAwaited, findRunning } from '#server/billing/running.ts'
import { route } from '#server/http/route.ts'

export const getCurrentSubscription = route('getCurrentSubscription', async ({ db, user }) => {
  const row = (await findRunning(db, user.id)) ?? (await findAwaited(db, user.id))
  return { subscription: row ? presentSubscription(row) : null }
})
