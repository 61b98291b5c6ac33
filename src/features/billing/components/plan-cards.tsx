import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FreePlan, ProductPrice, ProductPriceList, Subscription } from '#generated/schema.ts'
import type { BillingInterval } from '#src/domain/plans.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import type { useCheckout } from '../hooks/use-checkout.ts'
import { useFilmQuote } from '../hooks/use-film-quote.ts'
import { formatMoney } from '#src/shared/lib/format.ts'
import { planOffer } from '../lib/plan-offer.ts'
import styles from './billing.module.css'

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog }))

interface PlanCardsProps {
  list: ProductPriceList
  interval: BillingInterval
  running: Subscription | null
  checkout: ReturnType<typeof useCheckout>
}

/** The free plan and the paid ones, side by side. */
export function PlanCards({ list, interval, running, checkout }: PlanCardsProps) {
  const [wanted, setWanted] = useState<ProductPrice | null>(null)
  const shown = list.prices.filter((price) => price.interval === interval)
  return (
    <section className={styles.section} aria-label="Plans">
      <ul className={styles.cards}>
        <FreeCard
          plan={list.free_plan}
          currency={list.currency}
          isPresent={running === null || running.status === 'PENDING'}
        />
        {shown.map((price) => (
          <li key={price.price_id} className={styles.card} data-put-forward={price.is_recommended || undefined}>
            <div>
              <div className={styles.cardHead}>
                <h2 className={styles.name}>{price.name}</h2>
                {price.is_recommended && <Tag tone="info">Recommended</Tag>}
              </div>
              <p className={styles.small}>{price.description}</p>
            </div>
            <Price price={price} />
            <Features
              lines={[
                `${price.credits_per_month.toLocaleString('en')} credits per month`,
                `Videos up to ${Math.round(price.max_video_seconds / 60)} minutes`,
                `${price.max_projects.toLocaleString('en')} projects`,
                `${price.max_stories.toLocaleString('en')} videos`,
                'Unlimited image styles and trained models',
              ]}
            />
            <div className={styles.foot}>
              <PlanAction
                price={price}
                running={running}
                isSold={list.payment_provider !== null}
                checkout={checkout}
                onChange={() => setWanted(price)}
              />
            </div>
          </li>
        ))}
      </ul>
      {wanted && running && (
        <Suspense>
          <ChangePlanDialog running={running} price={wanted} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </section>
  )
}

function FreeCard({
  plan,
  currency,
  isPresent,
}: {
  plan: FreePlan
  currency: ProductPriceList['currency']
  isPresent: boolean
}) {
  const isPremium = useSessionStore((state) => state.user?.is_premium === true)
  const isFirstFree = useFilmQuote() === null
  return (
    <li className={styles.card}>
      <div>
        <div className={styles.cardHead}>
          <h2 className={styles.name}>{plan.name}</h2>
        </div>
        <p className={styles.small}>Try everything</p>
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{formatMoney(0, currency)}</span>
      </p>
      <Features
        lines={[
          `${plan.starting_credits.toLocaleString('en')} credits to start`,
          `Videos up to ${plan.max_video_seconds} seconds`,
          `${plan.max_projects} projects`,
          `${plan.max_stories} videos`,
          `${plan.max_image_styles} image styles and ${plan.max_trained_models} trained models`,
          ...(isFirstFree ? ['The first generation of every video is free'] : []),
        ]}
      />
      <div className={styles.foot}>{isPresent && !isPremium && <Present />}</div>
    </li>
  )
}

const Present = () => (
  <span>
    <Tag tone="success">Your plan</Tag>
  </span>
)

function Price({ price }: { price: ProductPrice }) {
  const isYear = price.interval === 'YEAR'
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{formatMoney(price.amount, price.currency)}</span>
      <span className={styles.small}>
        {isYear ? `per year, ${formatMoney(Math.round(price.amount / 12), price.currency)} per month` : 'per month'}
      </span>
    </p>
  )
}

function Features({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={14} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  )
}

interface PlanActionProps {
  price: ProductPrice
  running: Subscription | null
  isSold: boolean
  checkout: ReturnType<typeof useCheckout>
  onChange: () => void
}

function PlanAction({ price, running, isSold, checkout, onChange }: PlanActionProps) {
  const offer = planOffer(price, running)
  const variant = price.is_recommended ? 'contained' : 'outlined'
  if (offer.kind === 'present') return <Present />
  if (offer.kind === 'next') return <p className={styles.small}>Starts with your next billing period</p>
  if (!isSold) return null
  if (offer.kind === 'impossible') return <p className={styles.small}>{offer.why}</p>
  if (offer.kind === 'change')
    return (
      <Button variant={variant} fullWidth onClick={onChange}>
        {offer.label}
      </Button>
    )
  const isBusy = checkout.busyId === price.price_id
  return (
    <Button
      variant={variant}
      fullWidth
      isBusy={isBusy}
      busyLabel="Opening checkout"
      disabled={checkout.busyId !== null && !isBusy}
      onClick={() => checkout.choosePlan(price.price_id)}
    >
      Choose {price.name}
    </Button>
  )
}
