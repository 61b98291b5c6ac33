import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PricedPart } from '#engines/model-table.ts'
import { type WorkPrice, type Able, isPaidWork, priceWork } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import { priceChanged } from '#server/platform/http/http-error.ts'

/** By an engine's label: the real cost of its work, as a share of its price. Engines with little data are missing. */
export type Shares = Readonly<Record<string, number>>

const LATEST = 50
const MIN_SAMPLES = 5

/** The cost of each engine's latest work: fallbacks were cheaper, or free. */
export async function readShares({ db }: Pick<Scope, 'db'>, engines: readonly string[]): Promise<Shares> {
  const shares: Record<string, number> = {}
  for (const engine of new Set(engines)) {
    const rows = await db
      .select({ captured: creditHolds.captured, prices: creditHolds.prices })
      .from(creditHolds)
      .where(and(eq(creditHolds.engine, engine), isNotNull(creditHolds.madeBy)))
      .orderBy(desc(creditHolds.createdAt))
      .limit(LATEST)
    const priced = rows.reduce((sum, { prices }) => sum + (prices?.[engine] ?? 0), 0)
    const cost = rows.reduce((sum, { captured }) => sum + captured, 0)
    if (rows.length >= MIN_SAMPLES && priced > 0) shares[engine] = cost / priced
  }
  return shares
}

/** Expected cost of a piece, credits with one decimal. */
export function expectedOf({ engine, most, prices }: WorkPrice, shares: Shares): number {
  return Math.min(most, Number(((shares[engine] ?? 1) * (prices[engine] ?? most)).toFixed(1)))
}

/**
 * The price of a single piece of work; undefined where built-in engines alone do it: then the cost table applies. A built-in
 * fallback is free, as in a quote.
 * @param able the possible engines, the preferred one first
 * @param units images, seconds or thousands of characters
 */
export function enginePrice(
  { prices }: Pick<Services, 'prices'>,
  able: Able,
  part: PricedPart,
  units = 1,
): WorkPrice | undefined {
  return isPaidWork(able) ? priceWork(prices, able, part, units) : undefined
}

/**
 * Refuses (402) what would cost more than the shown price, including what the call has held already. The sum of several
 * pieces is checked first, so that users are asked once.
 * @param cost credits
 */
export function requireApprovedPrice({ approvedPrice }: Pick<Scope, 'approvedPrice'>, cost: number): void {
  if (approvedPrice && approvedPrice.held + cost > approvedPrice.most)
    throw priceChanged({ shown: approvedPrice.most, most: approvedPrice.held + cost })
}

/**
 * The same for several pieces of one kind with engine prices, before the first is held; without a shown price the cost table
 * applies.
 * @param listed credits that a piece costs by that table
 */
export function requireApprovedTotal(
  { approvedPrice }: Pick<Scope, 'approvedPrice'>,
  prices: readonly (WorkPrice | undefined)[],
  listed: number,
): void {
  const cost = prices.reduce((sum, price) => sum + (price?.most ?? listed), 0)
  requireApprovedPrice({ approvedPrice: approvedPrice ?? { most: listed * prices.length, held: 0 } }, cost)
}
