import { presentSubscription, findAwaited, findRunning } from '#server/modules/billing/subscriptions.ts'
import { route } from '#server/platform/http/route.ts'

export const getCurrentSubscription = route('getCurrentSubscription', async ({ db, user }) => {
  const row = (await findRunning(db, user.id)) ?? (await findAwaited(db, user.id))
  return { subscription: row ? presentSubscription(row) : null }
})
