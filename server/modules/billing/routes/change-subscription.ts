import { planChange } from '#server/modules/billing/plan-change.ts'
import { presentSubscription } from '#server/modules/billing/subscriptions.ts'
import { syncSubscription } from '#server/modules/billing/sync-subscription.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { PaymentDeclined } from '#server/platform/ports/payment.ts'

export const changeSubscription = route(
  'changeSubscription',
  async ({ user, body, ...scope }) => {
    const { row, payments, change, preview } = await planChange(scope, user, body)
    if (preview.amount_due > body.expected_amount)
      throw new HttpError(409, {
        message: 'The amount has changed. Please check it again',
        error: 'AMOUNT_CHANGED',
      })
    try {
      await payments.changePrice(change)
    } catch (cause) {
      if (!(cause instanceof PaymentDeclined)) throw cause
      throw new HttpError(409, {
        message: 'Your payment was declined, so your plan didn’t change',
        error: 'PAYMENT_DECLINED',
      })
    }
    return presentSubscription((await syncSubscription(scope, row.id)) ?? row)
  },
  // The provider may take seconds.
  { transaction: false },
)
