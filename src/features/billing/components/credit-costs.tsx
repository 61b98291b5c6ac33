import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import type { CreditAction, CreditUnit, EnginePrice } from '#generated/schema.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import page from './billing.module.css'
import styles from './credit-costs.module.css'

const UNITS: Readonly<Record<CreditUnit, string>> = {
  CALL: '',
  IMAGE: ' per image',
  SCENE: ' per scene',
  SECOND: ' per second',
}

const PIECES: readonly CreditAction[] = ['regenerate_image', 'regenerate_audio']
const BY_PIECE: readonly CreditAction[] = ['generate_story', 'generate_visuals']

/** Price of each action, as the server charges it. */
export function CreditCosts() {
  const { data, error, refetch, isFetching } = useGetCreditCosts({}, { query: { staleTime: Infinity } })
  // Work of providers' engines is paid image by image, voice by voice.
  const isByPiece = data?.costs.some(({ action, engine_price: asked }) => PIECES.includes(action) && asked !== null)
  return (
    <section className={page.section} aria-labelledby="credit-costs">
      <h2 id="credit-costs" className={page.sectionTitle}>
        Credit costs
      </h2>
      {data ? (
        <dl className={styles.list}>
          {data.costs.map(({ action, label, credits, unit, note, engine_price: asked }) => (
            <div key={action} className={styles.row}>
              <dt>
                {label}
                {(asked ?? note) !== null && <span className={styles.note}>{asked ? `By ${asked.engine}` : note}</span>}
              </dt>
              <dd className={styles.price}>
                {asked
                  ? engineText(asked)
                  : isByPiece && BY_PIECE.includes(action)
                    ? 'Per item'
                    : priceText(credits, unit)}
              </dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <ErrorState
          isBare
          title="Couldn’t load the prices"
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

const PER: Readonly<Record<EnginePrice['per'], string>> = {
  PICTURE: '',
  SECOND: ' per second',
  TEXT: ' per 1,000 characters',
  MINUTE: ' per minute',
  STEPS: ' per 1,000 steps',
}

/** Highest price of a provider's engine; a whole piece costs one credit at least. */
function engineText({ most, per }: EnginePrice): string {
  if (most === 0) return 'Free'
  return `${most} ${most === 1 ? 'credit' : 'credits'}${PER[per]}`
}

function priceText(credits: number, unit: CreditUnit): string {
  if (credits === 0) return 'Free'
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}${UNITS[unit]}`
}
