import type { WorkPrice } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { priceChanged } from '#server/platform/http/http-error.ts'

/**
 * Refuses (402) what would cost more than the person was shown, with what the call has held already. Of several pieces the sum is asked
 * for first, so that people are asked once.
 * @param cost credits
 */
export function requireAgreed({ agreed }: Pick<Scope, 'agreed'>, cost: number): void {
  if (agreed && agreed.held + cost > agreed.most) throw priceChanged({ shown: agreed.most, most: agreed.held + cost })
}

/**
 * The same of several pieces of one kind that engines ask a price for, before the first is held; whoever was shown nothing knows the table
 * of costs.
 * @param listed credits that a piece costs by that table
 */
export function requireAgreedWork(
  { agreed }: Pick<Scope, 'agreed'>,
  prices: readonly (WorkPrice | undefined)[],
  listed: number,
): void {
  const cost = prices.reduce((sum, price) => sum + (price?.most ?? listed), 0)
  requireAgreed({ agreed: agreed ?? { most: listed * prices.length, held: 0 } }, cost)
}
