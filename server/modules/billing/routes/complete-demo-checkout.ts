import { endCheckout, ownDemoCheckout, presentDemoCheckout } from '#server/modules/billing/demo/demo-checkout.ts'
import { lockUser } from '#server/modules/billing/checkout.ts'
import { route } from '#server/platform/http/route.ts'

export const completeDemoCheckout = route('completeDemoCheckout', async ({ user, params, body, ...scope }) => {
  // Two parallel clicks must not both find it open.
  await lockUser(scope, user.id)
  await endCheckout(scope, await ownDemoCheckout(scope, user, params.checkout_id), body)
  return presentDemoCheckout(scope.services.clock.now(), await ownDemoCheckout(scope, user, params.checkout_id))
})
