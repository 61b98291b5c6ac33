import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useGetPurchase, useGetSubscription } from '#generated/client/billing/billing.ts'
import type { PaymentProvider } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { PLANS } from '#src/domain/plans.ts'
import { reportPurchase } from '#src/shared/services/ad-conversion/report-purchase.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { toReturnPath } from '../lib/return-path.ts'
import styles from './billing.module.css'

/** Polling interval for the confirmation of the payment, ms. */
const POLL_INTERVAL_MS = 1_500
/** Time after which the page gives instructions, ms. */
const LONG_WAIT_MS = 8_000

/** Target of a checkout's return: waits until the server knows the payment, and then says what to do. */
export function CheckoutReturn() {
  const [search] = useSearchParams()
  const subscriptionId = search.get('subscription_id')
  const purchaseId = search.get('purchase_id')
  if (subscriptionId !== null) return <SubscriptionReturn id={subscriptionId} />
  if (purchaseId !== null) return <PurchaseReturn id={purchaseId} />
  return <Unknown />
}

const poll = <Answer extends { status: string }>(query: { state: { data: Answer | undefined } }) =>
  query.state.data?.status === 'PENDING' ? POLL_INTERVAL_MS : false

function SubscriptionReturn({ id }: { id: string }) {
  const query = useGetSubscription(id, { query: { staleTime: 0, refetchInterval: poll } })
  if (query.isError) return <Failed query={query} />
  const status = query.data?.status ?? 'PENDING'
  const back = toReturnPath(query.data?.return_path ?? null)
  if (status === 'PENDING') return <Waiting />
  if (status === 'EXPIRED')
    // A plan that has run has a period.
    return query.data?.current_period_ends_at ? (
      <Over title="This plan has ended" text="Everything you made stays available." />
    ) : (
      <NotPaid shown={{ interval: query.data?.interval, currency: query.data?.currency }} />
    )
  const name = query.data ? PLANS[query.data.premium_type].name : ''
  return (
    <Paid
      // A link to it may be opened much later.
      payment={query.data?.status === 'ACTIVE' ? { id, ...query.data } : undefined}
      title={`You’re on ${name}`}
      text="Your plan is active and this month’s credits have been added."
      back={back}
    />
  )
}

function PurchaseReturn({ id }: { id: string }) {
  const query = useGetPurchase(id, { query: { staleTime: 0, refetchInterval: poll } })
  if (query.isError) return <Failed query={query} />
  const status = query.data?.status ?? 'PENDING'
  if (status === 'PENDING') return <Waiting />
  if (status === 'EXPIRED') return <NotPaid shown={{ currency: query.data?.currency }} />
  if (status === 'REFUNDED')
    return <Over title="These credits were refunded" text="The unused credits were removed from your balance." />
  const credits = query.data?.credits.toLocaleString('en') ?? ''
  const back = toReturnPath(query.data?.return_path ?? null)
  return (
    <Paid
      payment={query.data && { id, ...query.data }}
      title={`${credits} credits added`}
      text="They never expire."
      back={back}
    />
  )
}

function Waiting() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Message icon={<Hourglass size={28} aria-hidden="true" />} title="Confirming your payment">
      {isLong ? (
        <>
          <p>
            Some methods, such as bank transfer, take longer. You can close this page. Your purchase appears once the
            payment is confirmed, and you won’t be charged twice.
          </p>
          <Button component={Link} to={paths.home.href()}>
            Keep working
          </Button>
        </>
      ) : (
        <p>This takes a few seconds.</p>
      )}
    </Message>
  )
}

interface PaidProps {
  /** undefined without a payment just now. */
  payment: { id: string; amount: number; currency: string; provider: PaymentProvider } | undefined
  title: string
  text: string
  /** The page that the user came from. */
  back: string | null
}

function Paid({ payment, title, text, back }: PaidProps) {
  const client = useQueryClient()
  const { id, amount, currency, provider } = payment ?? {}
  useEffect(() => {
    // The demo moves no money.
    const isSold = provider !== undefined && provider !== 'DEMO'
    if (isSold && id !== undefined && amount !== undefined && currency !== undefined)
      reportPurchase({ id, amount, currency })
  }, [id, amount, currency, provider])
  // Plan and balance are shown all over the app.
  useEffect(
    () => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getSubscription' }),
    [client],
  )
  return (
    <Message icon={<CircleCheck size={28} aria-hidden="true" />} title={title}>
      <p>{text}</p>
      <Button variant="contained" component={Link} to={back ?? paths.home.href()}>
        {back === null ? 'Make a video' : 'Continue where you left off'}
      </Button>
    </Message>
  )
}

/** The reason for which the plans were shown. */
type Shown = Partial<Record<'interval' | 'currency', string | undefined>>

const NotPaid = ({ shown }: { shown: Shown }) => (
  <Over title="No payment made" text="The checkout ended without payment. You were not charged." shown={shown} />
)

function Over({ title, text, shown = {} }: { title: string; text: string; shown?: Shown }) {
  return (
    <Message icon={<CircleX size={28} aria-hidden="true" />} title={title}>
      <p>{text}</p>
      <Button component={Link} to={paths.subscribe.href(shown)}>
        Back to plans
      </Button>
    </Message>
  )
}

const Unknown = () => (
  <ErrorState
    title="Checkout not found"
    text="This link doesn’t match any of your checkouts."
    action={
      <Button size="xsmall" component={Link} to={paths.subscribe.href()}>
        See plans
      </Button>
    }
  />
)

interface FailedQuery {
  error: { status?: number; message: string } | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function Failed({ query }: { query: FailedQuery }) {
  if (query.error?.status === 404 || query.error?.status === 400) return <Unknown />
  return (
    <ErrorState
      title="Couldn’t check your payment"
      text={`${query.error?.message ?? ''}. If you paid, your payment will still be processed.`}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}

function Message({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      {icon}
      <h1 className={styles.sectionTitle}>{title}</h1>
      {children}
    </div>
  )
}
