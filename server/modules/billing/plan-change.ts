import { eq } from 'drizzle-orm'
import type { SubscriptionChange } from '#generated/schema.ts'
import { changeBegin, PLANS } from '#src/domain/plans.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { planMonths } from '#server/platform/db/schema/index.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { PriceChange } from '#server/platform/ports/payment.ts'
import { alreadySubscribed, requirePrice } from './checkout.ts'
import { addMonths } from './months.ts'
import { creditsWithin } from './plan-months.ts'
import { type PaidSubscription, requireRunning } from './require-running.ts'

export interface PlannedChange extends PaidSubscription {
  change: PriceChange
  /** Its cost and credits, shown before it is done. */
  preview: SubscriptionChange
}

/** A possible change of plan, with its immediate charge. 404 for an unknown plan, 409 where it is not possible. */
export async function planChange(
  scope: Scope,
  user: UserRow,
  request: { subscription_id: string; price_id: string },
): Promise<PlannedChange> {
  const found = await requireRunning(scope, user, request.subscription_id)
  const { row, reference, payments } = found
  const wanted = requirePrice(request.price_id)
  const present = requirePrice(row.priceId)
  const isSame = wanted.id === present.id
  // The current plan can be chosen again while another one waits for the next period.
  if (isSame && row.nextPriceId === null) throw alreadySubscribed('You already have this plan')
  const begins = isSame ? 'NEXT_PERIOD' : changeBegin(present, wanted)
  if (begins === 'NOW' && row.status === 'PAST_DUE')
    throw notPossible('Your plan has a payment due. Pay it before upgrading')
  if (begins === null)
    throw notPossible(
      wanted.currency === present.currency
        ? 'You can switch a yearly plan to monthly when its year ends'
        : `Your plan is billed in ${present.currency}. You can choose another currency when it ends`,
    )
  const change: PriceChange = { reference, present, wanted, begins }
  const now = scope.services.clock.now()
  const months = await scope.db.select().from(planMonths).where(eq(planMonths.subscriptionId, row.id))
  const isNow = begins === 'NOW'
  const isNewPeriod = wanted.interval !== present.interval
  const ends = isNewPeriod ? addMonths(now, 1) : (months.find(({ endsAt }) => endsAt > now)?.endsAt ?? now)
  const begun = { startsAt: now, endsAt: ends }
  return {
    ...found,
    change,
    preview: {
      price_id: wanted.id,
      begins,
      amount_due: isNow ? await payments.previewChange(change) : 0,
      currency: wanted.currency,
      credits_now: isNow ? Math.max(0, PLANS[wanted.premiumType].creditsPerMonth - creditsWithin(begun, months)) : 0,
      begins_at: (isNow ? now : (row.currentPeriodEndsAt ?? now)).toISOString(),
    },
  }
}

const notPossible = (message: string) => new HttpError(409, { message, error: 'CHANGE_NOT_POSSIBLE' })
