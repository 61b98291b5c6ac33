import { requireRunning } from '#server/modules/billing/require-running.ts'
import { presentSubscription } from '#server/modules/billing/subscriptions.ts'
import { syncSubscription } from '#server/modules/billing/sync-subscription.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

export const resumeSubscription = route(
  'resumeSubscription',
  async ({ user, body, ...scope }) => {
    const { row, reference, payments } = await requireRunning(scope, user, body.subscription_id)
    if (row.status !== 'CANCELLED')
      throw new HttpError(409, { message: 'This subscription isn’t cancelled', error: 'NOT_CANCELLED' })
    await payments.setRenewal(reference, true)
    return presentSubscription((await syncSubscription(scope, row.id)) ?? row)
  },
  // The provider may take seconds.
  { transaction: false },
)
