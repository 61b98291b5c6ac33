import type { ProductPrice, Subscription } from '#generated/schema.ts'
import { changeBegin, findPrice, PLANS, PREMIUM_TYPES } from '#src/domain/plans.ts'

/** The effect of a plan's button for this user. */
export type PlanOffer =
  | { kind: 'choose' }
  | { kind: 'present' }
  /** Starts with the next period, as chosen. */
  | { kind: 'next' }
  | { kind: 'change'; label: string }
  | { kind: 'impossible'; why: string }

/** The offer of a price, given the plan that runs or whose payment is being confirmed; null: none. */
export function planOffer(price: ProductPrice, running: Subscription | null): PlanOffer {
  if (!running) return { kind: 'choose' }
  if (running.status === 'PENDING') return { kind: 'impossible', why: 'Your payment is being confirmed' }
  if (running.price_id === price.price_id && running.next_price_id === null) return { kind: 'present' }
  if (running.next_price_id === price.price_id) return { kind: 'next' }
  if (running.price_id === price.price_id) return { kind: 'change', label: `Stay on ${price.name}` }
  if (running.status !== 'ACTIVE')
    return {
      kind: 'impossible',
      why: running.status === 'CANCELLED' ? 'Resume your plan first' : 'Pay the amount due first',
    }
  const present = findPrice(running.price_id)
  const wanted = findPrice(price.price_id)
  if (!present || !wanted || changeBegin(present, wanted) === null)
    return { kind: 'impossible', why: whyImpossible(running, price) }
  return { kind: 'change', label: `Change to ${PLANS[price.premium_type].name}` }
}

function whyImpossible(running: Subscription, price: ProductPrice): string {
  if (running.currency !== price.currency) return `Your plan is billed in ${running.currency}`
  if (running.interval === 'YEAR') return 'Available when your year ends'
  const isSmaller = PREMIUM_TYPES.indexOf(price.premium_type) < PREMIUM_TYPES.indexOf(running.premium_type)
  return isSmaller ? 'Switch to its monthly plan first' : 'Not available now'
}
