import { ownSubscription } from '#server/platform/auth/ownership.ts'
import { presentSubscription } from '#server/modules/billing/subscriptions.ts'
import { route } from '#server/platform/http/route.ts'

export const getSubscription = route('getSubscription', async ({ db, user, params }) =>
  presentSubscription(await ownSubscription(db, user, params.subscription_id)),
)
