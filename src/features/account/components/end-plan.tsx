import { useCancelSubscription, useGetCurrentSubscription } from '#generated/client/billing/billing.ts'
import { PLANS } from '#src/domain/plans.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import styles from './account.module.css'

/** A plan that renews keeps an account from being deleted: it is cancelled here. Nothing without one. */
export function EndPlan() {
  const { data } = useGetCurrentSubscription()
  const cancel = useCancelSubscription()
  const plan = data?.subscription
  if (!plan || (plan.status !== 'ACTIVE' && plan.status !== 'PAST_DUE')) return null
  const { name } = PLANS[plan.premium_type]
  const { subscription_id } = plan
  return (
    <div className={styles.endPlan} role="group" aria-label="Your plan">
      <p>Your {name} plan renews. Cancel it before you delete your account.</p>
      <Button
        size="small"
        isBusy={cancel.isPending}
        busyLabel="Cancelling"
        onClick={() =>
          cancel.mutate(
            { data: { subscription_id } },
            { onSuccess: () => notify('Your plan is cancelled'), onError: notifyError },
          )
        }
      >
        Cancel plan
      </Button>
    </div>
  )
}
