import { lazy, Suspense, useState } from 'react'
import { useGetCreditsSummary } from '#generated/client/constants/constants.ts'
import type { CreditCap, CreditLot } from '#generated/schema.ts'
import { hasFormDraft } from '#src/shared/form/use-form-draft.ts'
import { creditsText } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { MONTHLY_CAP_DRAFT } from '#src/shared/ui/credits-dialog/cap-drafts.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './usage.module.css'

const MonthlyCapDialog = lazy(async () => ({
  default: (await import('#src/shared/ui/credits-dialog/set-cap-dialog.tsx')).MonthlyCapDialog,
}))

const SOURCES: Readonly<Record<CreditLot['source'], string>> = {
  START: 'Starting balance',
  PLAN_MONTH: 'Plan',
  PURCHASE: 'Bought',
  GIFT: 'Gift',
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
})

/** The credit balance: available and held credits, their sources and their expiry. */
export function CreditsOverview() {
  const { data, error, refetch, isFetching } = useGetCreditsSummary()
  if (error && !data)
    return (
      <ErrorState
        title="Couldn’t load your credits"
        text={`${error.message}. Please try again.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data)
    return (
      <Skeletons label="Loading your credits">
        <SkeletonLine width="100%" height={132} />
      </Skeletons>
    )
  const { available, held, posted, spent_this_month: spent, lots, next_grant_at: next, next_grant_credits: more } = data
  return (
    <section className={styles.overview} aria-label="Credits">
      <dl className={styles.figures}>
        <Figure label="Available" value={available} isMain />
        <Figure label="On hold" value={held} />
        <Figure label="Balance" value={posted} />
        <Figure label="Charged this month" value={spent} />
      </dl>
      <ul className={styles.lots} aria-label="By source, in the order they’re used">
        {lots.map(({ lot_id: id, source, remaining, granted, expires_at: end }) => (
          <li key={id} className={styles.lot}>
            <span className={styles.source}>{SOURCES[source]}</span>
            <span className={styles.left}>
              {remaining.toLocaleString('en')} of {granted.toLocaleString('en')} left
            </span>
            <span className={styles.end}>
              {end === null ? 'never expire' : `expire on ${date.format(new Date(end))}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {lots.length > 1 && 'Expiring credits are used first, purchased ones last. '}
        {next === null
          ? 'No upcoming credits.'
          : `You’ll get ${more.toLocaleString('en')} credits on ${moment.format(new Date(next))}.`}
      </p>
      <MonthlyCap cap={data.monthly_cap} />
    </section>
  )
}

function MonthlyCap({ cap }: { cap: CreditCap }) {
  const [isOpen, setOpen] = useState(() => hasFormDraft(MONTHLY_CAP_DRAFT))
  return (
    <div className={styles.cap}>
      <span>
        {cap.credits === null || cap.left === null
          ? 'No monthly limit.'
          : `${creditsText(cap.left)} of your ${cap.credits.toLocaleString('en')} monthly limit left. We’ll ask before anything exceeds it.`}
      </span>
      <Button size="small" onClick={() => setOpen(true)}>
        {cap.credits === null ? 'Set limit' : 'Change limit'}
      </Button>
      <Suspense>{isOpen && <MonthlyCapDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

function Figure({ label, value, isMain = false }: { label: string; value: number; isMain?: boolean }) {
  return (
    <div className={styles.figure} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  )
}
