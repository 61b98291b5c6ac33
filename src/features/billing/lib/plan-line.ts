import type { Subscription } from '#generated/schema.ts'
import { findPrice, priceTitle } from '#src/domain/plans.ts'
import { formatDay } from './format-day.ts'

/** Renewal or end of a running plan, or what it waits for. */
export function planLine(subscription: Subscription): string {
  const { status, current_period_ends_at: end, grace_ends_at: grace, next_price_id: nextId } = subscription
  const day = end === null ? '' : formatDay(end)
  const next = nextId === null ? undefined : findPrice(nextId)
  if (status === 'PENDING') return 'Starts when the payment is confirmed'
  if (status === 'PAST_DUE') return `Renewal unpaid. Active until ${grace === null ? day : formatDay(grace)}`
  if (status === 'CANCELLED') return `Cancelled. Active until ${day}`
  if (status === 'EXPIRED') return 'Ended'
  return next ? `Changes to ${priceTitle(next)} on ${day}` : `Renews on ${day}`
}
