import { useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useParams } from 'react-router-dom'
import {
  getGetDemoCheckoutQueryKey,
  useCompleteDemoCheckout,
  useGetDemoCheckout,
} from '#generated/client/billing/billing.ts'
import type { DemoCheckout as Checkout, DemoCheckoutEnding } from '#generated/schema.ts'
import { ApiError, isAnswered, errorText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useGoTo } from '../hooks/use-checkout.ts'
import { formatMoney } from '#src/shared/lib/format.ts'
import styles from './billing.module.css'
import { DemoCode } from './demo-code.tsx'

/** The built-in checkout: says that no money is charged, and lets the payer choose the result. */
export function DemoCheckout() {
  const { checkoutId = '' } = useParams()
  const query = useGetDemoCheckout(checkoutId)
  if (query.isPending)
    return (
      <Skeletons label="Loading the checkout">
        <div className={styles.narrow}>
          <SkeletonLine width="60%" height={28} />
          <SkeletonLine width="100%" height={40} />
          <SkeletonLine width="100%" height={40} />
        </div>
      </Skeletons>
    )
  if (query.data === undefined)
    return (
      <ErrorState
        title="Couldn’t load this checkout"
        text={query.error.message}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  return <OpenCheckout checkout={query.data} />
}

const endings: readonly { ending: DemoCheckoutEnding; label: string; text: string; isForPlans?: true }[] = [
  { ending: 'ASK_CODE', label: 'Pay with verification', text: 'The bank asks for a code first.' },
  { ending: 'PAY_LATE', label: 'Pay with delay', text: 'The payment arrives 20 seconds later.' },
  { ending: 'PAY_TWICE', label: 'Duplicate payment', text: 'The payment is reported twice but counted once.' },
  {
    ending: 'PAY_ONCE',
    label: 'Pay, then decline renewal',
    text: 'The next renewal fails, with a 7-day grace period.',
    isForPlans: true,
  },
  { ending: 'DECLINE', label: 'Decline card', text: 'You can try again afterwards.' },
]

function OpenCheckout({ checkout }: { checkout: Checkout }) {
  const { checkout_id: checkoutId, status, title, amount, currency, is_subscription: isPlan } = checkout
  const goTo = useGoTo()
  const queries = useQueryClient()
  const complete = useCompleteDemoCheckout()
  const show = (after: Checkout) => {
    queries.setQueryData(getGetDemoCheckoutQueryKey(checkoutId), after)
    leave(after, goTo)
  }
  // It may have ended anyway: without an answer, or in another tab.
  const lookAgain = () => void queries.invalidateQueries({ queryKey: getGetDemoCheckoutQueryKey(checkoutId) })
  const end = (ending: DemoCheckoutEnding) =>
    complete.mutate({ checkoutId, data: { ending } }, { onSuccess: show, onError: lookAgain })
  const busy = complete.isPending ? complete.variables.data.ending : null
  const isOver = status !== 'OPEN' && status !== 'AWAITS_CODE'
  return (
    <div className={styles.narrow}>
      <PageHeader title="Demo checkout" text={`${title} · ${formatMoney(amount, currency)}`} />
      <p className={styles.note}>
        <Info size={16} aria-hidden="true" />
        This is a demo: no card needed, no money moves. Choose how the payment ends.
      </p>
      {complete.isError && !isOver && (
        <p className={styles.small} role="alert">
          {failureText(complete.error)}
        </p>
      )}
      {isOver ? (
        <>
          <p>
            {status === 'EXPIRED' ? 'This checkout has ended. No payment was made.' : 'This checkout has been paid.'}
          </p>
          <Button onClick={() => leave(checkout, goTo)}>Continue</Button>
        </>
      ) : status === 'AWAITS_CODE' ? (
        <DemoCode checkoutId={checkoutId} onPaid={show} />
      ) : (
        <Button variant="contained" size="large" isBusy={busy === 'PAY'} busyLabel="Paying" onClick={() => end('PAY')}>
          Pay {formatMoney(amount, currency)}
        </Button>
      )}
      {status === 'OPEN' && (
        <section className={styles.endings} aria-label="Other outcomes">
          {endings
            .filter(({ isForPlans }) => isPlan || !isForPlans)
            .map(({ ending, label, text }) => (
              <div key={ending} className={styles.ending}>
                <Button isBusy={busy === ending} aria-describedby={`ending-${ending}`} onClick={() => end(ending)}>
                  {label}
                </Button>
                <span id={`ending-${ending}`} className={styles.small}>
                  {text}
                </span>
              </div>
            ))}
        </section>
      )}
      {!isOver && (
        <Button variant="text" isBusy={busy === 'GIVE_UP'} onClick={() => end('GIVE_UP')}>
          Cancel and return
        </Button>
      )}
    </div>
  )
}

/** Why a payment failed. The charge is mentioned only where it is known. */
function failureText(error: unknown): string {
  const reason = `${errorText(error)}.`
  if (!isAnswered(error)) return `${reason} We don’t know yet whether you were charged.`
  // Paid or cancelled in another tab: the result is shown as soon as it is fetched again.
  return error instanceof ApiError && error.code === 'CHECKOUT_ENDED' ? reason : `${reason} You were not charged.`
}

/** Paid or cancelled, the payer goes back; while the code is requested, nothing happens yet. */
function leave({ status, return_url: paid, cancel_url: unpaid }: Checkout, goTo: (url: string) => void) {
  if (status === 'OPEN' || status === 'AWAITS_CODE') return
  goTo(status === 'EXPIRED' ? unpaid : paid)
}
