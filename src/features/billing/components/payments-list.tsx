import { useListPayments } from '#generated/client/billing/billing.ts'
import type { Payment } from '#generated/schema.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { formatDay } from '../lib/format-day.ts'
import { formatMoney } from '#src/shared/lib/format.ts'
import styles from './billing.module.css'

/** Payments, with the provider's invoices. */
export function PaymentsList() {
  const list = useListPayments()
  if (list.isPending)
    return (
      <Skeletons label="Loading payments">
        <SkeletonLine width="100%" />
        <SkeletonLine width="100%" />
      </Skeletons>
    )
  if (list.isError)
    return (
      <ErrorState
        title="Couldn’t load your payments"
        text={list.error.message}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  if (list.data.payments.length === 0)
    return <EmptyState title="No payments yet" text="Plans and credits you buy appear here." />
  return (
    // It scrolls on narrow screens: with the focus, arrow keys can do so.
    <div className={styles.scroll} role="group" aria-label="Payments" tabIndex={0}>
      <table className={styles.payments}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
            <th scope="col">Status</th>
            <th scope="col">Invoice</th>
          </tr>
        </thead>
        <tbody>
          {list.data.payments.map((payment) => (
            <PaymentRow key={payment.payment_id} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const STATES = {
  PENDING: <Tag>Confirming</Tag>,
  OPEN: <Tag tone="danger">Due</Tag>,
  PAID: <Tag tone="success">Paid</Tag>,
  REFUNDED: <Tag>Refunded</Tag>,
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { description, amount, currency, status, invoice_url: invoice, created_at: at, provider } = payment
  return (
    <tr>
      <td>{formatDay(at)}</td>
      <td>{description}</td>
      <td>{formatMoney(amount, currency)}</td>
      <td>{STATES[status]}</td>
      <td>
        {invoice ? (
          <a href={invoice} target="_blank" rel="noreferrer">
            Open
          </a>
        ) : provider === 'DEMO' ? (
          'Demo, no money moved'
        ) : (
          'None'
        )}
      </td>
    </tr>
  )
}
