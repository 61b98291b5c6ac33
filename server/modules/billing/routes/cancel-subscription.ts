import { requireRunning } from '#server/modules/billing/require-running.ts'
import { presentSubscription } from '#server/modules/billing/subscriptions.ts'
import { syncSubscription } from '#server/modules/billing/sync-subscription.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

export const cancelSubscription = route(
  'cancelSubscription',
  async ({ user, body, ...scope }) => {
    const { row, reference, payments } = await requireRunning(scope, user, body.subscription_id)
    if (row.status === 'CANCELLED')
      throw new HttpError(409, { message: 'This subscription is already cancelled', error: 'ALREADY_CANCELLED' })
    // No paid time is left, and no further charge shall be attempted.
    if (row.status === 'PAST_DUE') await payments.endSubscription(reference, { refund: false })
    else await payments.setRenewal(reference, false)
    return presentSubscription((await syncSubscription(scope, row.id)) ?? row)
  },
  // The provider may take seconds.
  { transaction: false },
)
