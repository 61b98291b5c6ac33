import { useChangeSubscription, usePreviewSubscriptionChange } from '#generated/client/billing/billing.ts'
import type { ProductPrice, Subscription, SubscriptionChange } from '#generated/schema.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { formatDay } from '../lib/format-day.ts'
import { formatMoney } from '#src/shared/lib/format.ts'

interface ChangePlanDialogProps {
  running: Subscription
  price: ProductPrice
  onClose: () => void
}

/** Price and start of another plan, before anything is charged. */
export function ChangePlanDialog({ running, price, onClose }: ChangePlanDialogProps) {
  const names = { subscription_id: running.subscription_id, price_id: price.price_id }
  // An amount from a minute ago may differ from the current charge.
  const preview = usePreviewSubscriptionChange(names, { query: { staleTime: 0, gcTime: 0, retry: false } })
  const change = useChangeSubscription()
  const { data } = preview
  const isStaying = price.price_id === running.price_id
  const confirm = () =>
    data &&
    change.mutate(
      { data: { ...names, expected_amount: data.amount_due } },
      {
        onSuccess: () => {
          notify(
            isStaying
              ? `You stay on ${price.name}`
              : data.begins === 'NOW'
                ? `${price.name} has started`
                : `${price.name} starts on ${formatDay(data.begins_at)}`,
          )
          onClose()
        },
        onError: () => void preview.refetch(),
      },
    )
  return (
    <Dialog
      isOpen
      title={isStaying ? `Stay on ${price.name}` : `Change to ${price.name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={!data} isBusy={change.isPending} busyLabel="Changing" onClick={confirm}>
            {data && data.amount_due > 0
              ? `Pay ${formatMoney(data.amount_due, data.currency)}`
              : isStaying
                ? 'Keep this plan'
                : 'Change plan'}
          </Button>
        </>
      }
    >
      {change.isError && <p role="alert">{errorText(change.error)}</p>}
      {preview.isError ? (
        <ErrorState
          title="Couldn’t load the amount"
          text={preview.error.message}
          onRetry={() => void preview.refetch()}
          isBare
        />
      ) : data ? (
        <Terms preview={data} price={price} running={running} />
      ) : (
        <Skeletons label="Loading the amount">
          <SkeletonLine width="90%" />
          <SkeletonLine width="70%" />
        </Skeletons>
      )}
    </Dialog>
  )
}

interface TermsProps {
  preview: SubscriptionChange
  price: ProductPrice
  running: Subscription
}

function Terms({ preview, price, running }: TermsProps) {
  const { begins, credits_now: credits } = preview
  const day = formatDay(preview.begins_at)
  const each = `${formatMoney(price.amount, price.currency)} ${price.interval === 'YEAR' ? 'per year' : 'per month'}`
  if (price.price_id === running.price_id)
    return (
      <p>
        Nothing is charged now and your plan stays the same. It renews on {day} for {each}.
      </p>
    )
  if (begins === 'NEXT_PERIOD')
    return (
      <p>
        Nothing is charged now. Your current plan runs until {day}. {price.name} for {each} starts then.
      </p>
    )
  const due = formatMoney(preview.amount_due, preview.currency)
  // From a month to a year a new period starts today; else the present one continues.
  const isNewPeriod = price.interval !== running.interval
  return (
    <p>
      {isNewPeriod
        ? `Your year of ${price.name} starts now. You pay ${due}, minus the unused part of your current month`
        : `${price.name} starts now. You pay ${due}, the difference for the rest of your billing period`}
      {credits > 0 && `, and get ${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`}. After that,
      it’s {each}.
    </p>
  )
}
