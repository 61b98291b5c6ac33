import { ownPurchase } from '#server/auth/ownership.ts'
import { presentPurchase } from '#server/billing/present.ts'
import { route } from '#server/http/route.ts'

export const getPurchase = route('getPurchase', async ({ db, user, params }) =>
  presentPurchase(await ownPurchase(db, user, params.purchase_id)),
)
