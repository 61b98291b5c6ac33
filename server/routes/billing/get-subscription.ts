import { ownSubscription } from '#server/auth/ownership.ts'
import { presentSubscription } from '#server/billing/present.ts'
import { route } from '#server/http/route.ts'

export const getSubscription = route('getSubscription', async ({ db, user, params }) =>
  presentSubscription(await ownSubscription(db, user, params.subscription_id)),
)
