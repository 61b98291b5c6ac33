import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  useCancelSubscription,
  useCreatePortalSession,
  useGetCurrentSubscription,
  useResumeSubscription,
} from '#generated/client/billing/billing.ts'
import type { Subscription } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { PLANS, priceTitle } from '#src/domain/plans.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { useGoTo } from '../hooks/use-checkout.ts'
import { formatDay } from '../lib/format-day.ts'
import { formatMoney } from '#src/shared/lib/format.ts'
import { planLine } from '../lib/plan-line.ts'
import styles from './billing.module.css'

/** The present plan: its state, its renewal or end, and its actions. */
export function PlanSection() {
  const current = useGetCurrentSubscription()
  useRealtimeEvent('subscription-changed', () => void current.refetch())
  if (current.isPending)
    return (
      <Skeletons label="Loading your plan">
        <div className={styles.plan}>
          <SkeletonLine width="30%" height={16} />
          <SkeletonLine width="50%" />
          <SkeletonLine width="40%" height={32} />
        </div>
      </Skeletons>
    )
  if (current.isError)
    return (
      <ErrorState
        title="Couldn’t load your plan"
        text={current.error.message}
        onRetry={() => void current.refetch()}
        isRetrying={current.isFetching}
      />
    )
  const { subscription } = current.data
  return (
    <section className={styles.plan} aria-label="Plan">
      {subscription ? <Running subscription={subscription} /> : <WithoutSubscription />}
    </section>
  )
}

/** The free plan, or one without payments. */
function WithoutSubscription() {
  const type = useSessionStore(({ user }) => (user?.is_premium ? user.premium_type : null))
  return (
    <>
      <div>
        <h2 className={styles.name}>{type ? PLANS[type].name : 'Free'}</h2>
        <p className={styles.small}>
          {type
            ? 'The operator of this server gave you this plan. It’s free and doesn’t renew.'
            : 'Plans add monthly credits and allow more and longer videos.'}
        </p>
      </div>
      <div className={styles.planActions}>
        <Button variant={type ? 'outlined' : 'contained'} component={Link} to={paths.subscribe.href()}>
          See plans and credits
        </Button>
      </div>
    </>
  )
}

const STATES = {
  PENDING: <Tag>Waiting for payment</Tag>,
  ACTIVE: <Tag tone="success">Active</Tag>,
  PAST_DUE: <Tag tone="danger">Payment due</Tag>,
  CANCELLED: <Tag tone="warning">Cancelled</Tag>,
  EXPIRED: <Tag>Ended</Tag>,
}

function Running({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false)
  const resume = useResumeSubscription()
  const { subscription_id, status, amount, currency, interval } = subscription
  const isCancelled = status === 'CANCELLED'
  return (
    <>
      <div>
        <div className={styles.cardHead}>
          <h2 className={styles.name}>{priceTitle({ premiumType: subscription.premium_type, interval })}</h2>
          {STATES[status]}
        </div>
        <p className={styles.small}>
          {formatMoney(amount, currency)} {interval === 'YEAR' ? 'per year' : 'per month'} · {planLine(subscription)}
        </p>
      </div>
      <div className={styles.planActions}>
        {status === 'PENDING' ? null : isCancelled ? (
          <Button
            variant="contained"
            isBusy={resume.isPending}
            busyLabel="Resuming"
            onClick={() =>
              resume.mutate(
                { data: { subscription_id } },
                { onSuccess: () => notify('Your plan will renew'), onError: notifyError },
              )
            }
          >
            Resume plan
          </Button>
        ) : (
          <>
            <BillingPortalButton subscription={subscription} />
            <Button component={Link} to={paths.subscribe.href()}>
              Change plan
            </Button>
            <Button variant="text" onClick={() => setAsking(true)}>
              Cancel plan
            </Button>
          </>
        )}
      </div>
      <CancelDialog subscription={subscription} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

/** Opens the provider's billing portal. The demo has one only while there is something to pay. */
function BillingPortalButton({ subscription }: { subscription: Subscription }) {
  const portal = useCreatePortalSession()
  const goTo = useGoTo()
  const { subscription_id, status, provider } = subscription
  const isDue = status === 'PAST_DUE'
  if (provider === 'DEMO' && !isDue) return null
  const open = () =>
    portal.mutate({ data: { subscription_id } }, { onSuccess: ({ url }) => goTo(url), onError: notifyError })
  return (
    <Button variant={isDue ? 'contained' : 'outlined'} isBusy={portal.isPending} busyLabel="Opening" onClick={open}>
      {isDue ? 'Pay now' : 'Manage billing'}
    </Button>
  )
}

interface CancelDialogProps {
  subscription: Subscription
  isOpen: boolean
  onClose: () => void
}

function CancelDialog({ subscription, isOpen, onClose }: CancelDialogProps) {
  const cancel = useCancelSubscription()
  const { subscription_id, status, current_period_ends_at: end } = subscription
  const isDue = status === 'PAST_DUE'
  const confirm = () =>
    cancel.mutate(
      { data: { subscription_id } },
      {
        onSuccess: () => notify(isDue ? 'Your plan has ended' : 'Your plan is cancelled'),
        onError: notifyError,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Cancel your plan?"
      confirmLabel="Cancel plan"
      busyLabel="Cancelling"
      isBusy={cancel.isPending}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {isDue
          ? 'Your renewal wasn’t paid, so the plan ends now. You won’t be charged again. '
          : `Your plan runs until ${end === null ? 'the end of the billing period' : formatDay(end)}. You can resume it until then. `}
        You keep everything you made and any credits you bought.
      </p>
    </ConfirmDialog>
  )
}
