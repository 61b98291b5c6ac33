import { Link } from 'react-router-dom'
import type { ProductPriceList, Subscription } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { planCounts } from '#src/domain/credits.ts'
import { PLANS } from '#src/domain/plans.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Credits } from '#src/shared/ui/credits.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import styles from './billing.module.css'
import { planLine } from '../lib/plan-line.ts'

interface PlanUseProps {
  list: ProductPriceList
  running: Subscription | null
}

/** The present plan and its usage. */
export function PlanUse({ list, running }: PlanUseProps) {
  const user = useSessionStore((state) => state.user)
  const isPremium = user?.is_premium === true
  const room = planCounts(isPremium)
  const type = running?.premium_type ?? user?.premium_type ?? null
  const name = isPremium && type ? PLANS[type].name : list.free_plan.name
  return (
    <section className={styles.use} aria-label="Your plan">
      <div className={styles.useItem}>
        <span className={styles.useLabel}>Your plan</span>
        <span className={styles.useValue}>{name}</span>
        <span className={styles.small}>
          {running ? planLine(running) : isPremium ? 'Provided by the operator of this server' : 'Free forever'}
        </span>
        {running?.status === 'PAST_DUE' && (
          <Link className={styles.small} to={paths.accountSubscription.href()}>
            Pay now
          </Link>
        )}
      </div>
      <Count label="Videos" used={list.used.stories} room={room.videos} />
      <Count label="Projects" used={list.used.projects} room={room.projects} />
      <Count label="Image styles" used={list.used.image_styles} room={room.imageStyles} />
      <Count label="Trained models" used={list.used.trained_models} room={room.models} />
      <div className={styles.useItem}>
        <span className={styles.useLabel}>Credits</span>
        <span className={styles.useValue}>{user ? <Credits amount={user.credit_summary.balance} /> : '–'}</span>
      </div>
    </section>
  )
}

function Count({ label, used, room }: { label: string; used: number; room: number }) {
  return (
    <div className={styles.useItem}>
      <span className={styles.useLabel}>{label}</span>
      <span className={styles.useValue}>
        {used.toLocaleString('en')}
        {Number.isFinite(room) && ` of ${room.toLocaleString('en')}`}
      </span>
      {Number.isFinite(room) && (
        <ProgressBar label={`${label} used`} percent={Math.min(100, Math.round((used / room) * 100))} />
      )}
    </div>
  )
}
