import { ownDemoCheckout, presentDemoCheckout } from '#server/modules/billing/demo/demo-checkout.ts'
import { route } from '#server/platform/http/route.ts'

export const getDemoCheckout = route('getDemoCheckout', async ({ user, params, ...scope }) =>
  presentDemoCheckout(scope.services.clock.now(), await ownDemoCheckout(scope, user, params.checkout_id)),
)
