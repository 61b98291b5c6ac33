import { presentSubscription } from '#server/billing/present.ts'
import { findRunning } from '#server/billing/running.ts'
import { route } from '#server/http/route.ts'

export const getCurrentSubscription = route('getCurrentSubscription', async ({ db, user }) => {
  const running = await findRunning(db, user.id)
  return { subscription: running ? presentSubscription(running) : null }
})
