import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import type { CreditUnit } from '#generated/client/model/creditUnit.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import page from './billing.module.css'
import styles from './credit-costs.module.css'

const UNITS: Readonly<Record<CreditUnit, string>> = {
  CALL: '',
  IMAGE: ' a picture',
  SCENE: ' a scene',
  SECOND: ' a second',
}

/** What each action costs, as the server charges it. */
export function CreditCosts() {
  const { data, error, refetch, isFetching } = useGetCreditCosts({ query: { staleTime: Infinity } })
  return (
    <section className={page.section} aria-labelledby="credit-costs">
      <h2 id="credit-costs" className={page.sectionTitle}>
        What things cost
      </h2>
      {data ? (
        <dl className={styles.list}>
          {data.costs.map(({ action, label, credits, unit, note }) => (
            <div key={action} className={styles.row}>
              <dt>
                {label}
                {note !== null && <span className={styles.note}>{note}</span>}
              </dt>
              <dd className={styles.price}>{priceText(credits, unit)}</dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <ErrorState
          isBare
          title="The prices did not load"
          text={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeletons label="Loading prices">
          {[1, 2, 3, 4].map((row) => (
            <SkeletonLine key={row} width="100%" height={36} />
          ))}
        </Skeletons>
      )}
    </section>
  )
}

function priceText(credits: number, unit: CreditUnit): string {
  if (credits === 0) return 'Free'
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}${UNITS[unit]}`
}
