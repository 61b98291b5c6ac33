import { useEffect, useRef } from 'react'
import type { ProductPriceList } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { useCheckout } from '../hooks/use-checkout.ts'
import { formatMoney } from '#src/shared/lib/format.ts'
import styles from './billing.module.css'

/** Fragment of the URL for users who lack credits. */
const HEADING = 'credit-packs'

interface CreditPacksProps {
  list: ProductPriceList
  checkout: ReturnType<typeof useCheckout>
}

/** Credits without a plan. */
export function CreditPacks({ list, checkout }: CreditPacksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The browser looked for the URL's fragment before the prices had loaded.
  useEffect(() => {
    if (window.location.hash === `#${HEADING}`) heading.current?.scrollIntoView()
  }, [])
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <div>
        <h2 id={HEADING} ref={heading} className={styles.sectionTitle}>
          Credits without a plan
        </h2>
        <p className={styles.sectionText}>One-off payment. They never expire and are used after plan credits.</p>
      </div>
      <ul className={styles.packs}>
        {list.credit_packs.map(({ pack_id: id, credits, amount, currency }) => (
          <li key={id} className={styles.card}>
            <div className={styles.cardHead}>
              <h3 className={styles.name}>{credits.toLocaleString('en')} credits</h3>
            </div>
            <p className={styles.price}>
              <span className={styles.amount}>{formatMoney(amount, currency)}</span>
              <span className={styles.small}>once</span>
            </p>
            {list.payment_provider !== null && (
              <div className={styles.foot}>
                <Button
                  fullWidth
                  isBusy={checkout.busyId === id}
                  busyLabel="Opening checkout"
                  disabled={checkout.busyId !== null && checkout.busyId !== id}
                  onClick={() => checkout.buyCredits(id)}
                >
                  Buy {credits.toLocaleString('en')} credits
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
