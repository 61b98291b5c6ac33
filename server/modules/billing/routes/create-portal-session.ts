import { requireRunning } from '#server/modules/billing/require-running.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Opens the billing portal: card, invoices, and due payments. */
export const createPortalSession = route(
  'createPortalSession',
  async ({ user, body, appUrl, ...scope }) => {
    const { reference, payments } = await requireRunning(scope, user, body.subscription_id)
    const url = await payments.openPortal(reference, `${appUrl}/account/subscription`)
    if (url === null) throw new HttpError(409, { message: 'There’s nothing to pay right now', error: 'NOTHING_TO_PAY' })
    return { url }
  },
  // The provider may take seconds.
  { transaction: false },
)
