import { ownPurchase } from '#server/platform/auth/ownership.ts'
import { presentPurchase } from '#server/modules/billing/subscriptions.ts'
import { route } from '#server/platform/http/route.ts'

export const getPurchase = route('getPurchase', async ({ db, user, params }) =>
  presentPurchase(await ownPurchase(db, user, params.purchase_id)),
)
