import { useNavigate } from 'react-router-dom'
import { useCreatePurchase, useCreateSubscription } from '#generated/client/billing/billing.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'

/** To subscribe to a plan or buy credits: creates and opens a checkout. `busyId` is the price or pack whose checkout is being created. */
export function useCheckout(returnPath: string | null) {
  const goTo = useGoTo()
  const subscription = useCreateSubscription()
  const purchase = useCreatePurchase()
  const back = returnPath === null ? {} : { return_path: returnPath }
  const options = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  return {
    busyId: subscription.isPending
      ? subscription.variables.data.price_id
      : purchase.isPending
        ? purchase.variables.data.pack_id
        : null,
    choosePlan: (priceId: string) =>
      subscription.mutate(
        { data: { price_id: priceId, ...back }, headers: options() },
        { onSuccess: ({ checkout_url: url }) => goTo(url), onError: notifyError },
      ),
    buyCredits: (packId: string) =>
      purchase.mutate(
        { data: { pack_id: packId, ...back }, headers: options() },
        { onSuccess: ({ checkout_url: url }) => goTo(url), onError: notifyError },
      ),
  }
}

/** Opens a URL of the app without reloading it, any other by the browser. */
export function useGoTo() {
  const navigate = useNavigate()
  return (url: string | null) => {
    if (url === null) return
    const target = new URL(url, location.origin)
    if (target.origin === location.origin) void navigate(target.pathname + target.search)
    else location.assign(target)
  }
}
