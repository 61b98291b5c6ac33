import { Info } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useGetCurrentSubscription } from '#generated/client/billing/billing.ts'
import { useGetProductsPrices } from '#generated/client/constants/constants.ts'
import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '#src/domain/plans.ts'
import { useSearchValue } from '#src/shared/hooks/use-search-value.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useCheckout } from '../hooks/use-checkout.ts'
import { toReturnPath } from '../lib/return-path.ts'
import styles from './billing.module.css'
import { CreditCosts } from './credit-costs.tsx'
import { CreditPacks } from './credit-packs.tsx'
import { FilmPrice } from './film-price.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanUse } from './plan-use.tsx'
import { Questions } from './questions.tsx'

/** Plans and credit packs, the user's current ones, and answers to questions. Interval and currency are in the URL. */
export function Subscribe() {
  const [search] = useSearchParams()
  const [interval, setInterval] = useSearchValue('interval')
  const [chosen, setCurrency] = useSearchValue('currency')
  const known = CURRENCIES.find((currency) => currency === chosen)
  const current = useGetCurrentSubscription()
  useRealtimeEvent('subscription-changed', () => void current.refetch())
  const checkout = useCheckout(toReturnPath(search.get('return_path')))
  const running = current.data?.subscription ?? null
  const wanted = known ?? running?.currency
  const prices = useGetProductsPrices(wanted ? { currency: wanted } : undefined, {
    query: { enabled: !current.isPending },
  })
  // A running plan is shown as it is paid; the user can still see all other prices.
  const shownInterval = interval === 'YEAR' || (interval === '' && running?.interval === 'YEAR') ? 'YEAR' : 'MONTH'
  const currency: Currency | undefined = wanted ?? prices.data?.currency
  const failed = prices.isError ? prices : current.isError ? current : null
  return (
    <div className={styles.page}>
      <PageHeader
        title="Plans and credits"
        text="Cancel anytime. You keep everything you made."
        actions={
          <div className={styles.controls}>
            <Segmented
              label="Paid"
              segments={[
                { value: 'MONTH', label: 'Monthly' },
                { value: 'YEAR', label: 'Yearly, 2 months free' },
              ]}
              value={shownInterval}
              onChange={setInterval}
            />
            <Segmented
              label="Currency"
              segments={CURRENCIES.map((value) => ({ value, label: `${CURRENCY_SYMBOLS[value]} ${value}` }))}
              value={currency}
              onChange={setCurrency}
            />
          </div>
        }
      />
      {failed ? (
        <ErrorState
          title="Couldn’t load the plans"
          text={failed.error?.message}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : !prices.data || !current.data ? (
        <PlansSkeleton />
      ) : (
        <>
          <ProviderNote provider={prices.data.payment_provider} isNotPaid={search.has('not_paid')} />
          <PlanUse list={prices.data} running={running} />
          <PlanCards list={prices.data} interval={shownInterval} running={running} checkout={checkout} />
          <CreditPacks list={prices.data} checkout={checkout} />
        </>
      )}
      <FilmPrice />
      <CreditCosts />
      <Questions />
    </div>
  )
}

function ProviderNote({ provider, isNotPaid }: { provider: string | null; isNotPaid: boolean }) {
  const notes = [
    isNotPaid && 'No payment was made and nothing has changed. You can choose again anytime.',
    provider === 'DEMO' && 'This server uses a demo checkout. You can try every step without paying.',
    provider === null && 'Purchases aren’t available: the operator of this server hasn’t set up payments.',
  ].filter((text) => text !== false)
  return notes.map((text) => (
    <p key={text} className={styles.note} role="status">
      <Info size={16} aria-hidden="true" />
      {text}
    </p>
  ))
}

/** A skeleton of the plans in their final layout. */
function PlansSkeleton() {
  return (
    <Skeletons label="Loading plans">
      <div className={styles.page}>
        <div className={styles.use}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="60%" />
          <SkeletonLine width="60%" />
        </div>
        <div className={styles.cards}>
          {[0, 1, 2, 3].map((at) => (
            <div key={at} className={styles.card}>
              <SkeletonLine width="50%" height={16} />
              <SkeletonLine width="40%" height={28} />
              {[0, 1, 2, 3].map((line) => (
                <SkeletonLine key={line} width="80%" />
              ))}
              <SkeletonLine width="100%" height={36} />
            </div>
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
