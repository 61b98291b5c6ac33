import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { WorkPrice } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { creditHolds } from '#server/platform/db/schema/index.ts'

/** By an engine's label: what its work really cost, as a share of its price. An engine that little is known of is missing. */
export type Shares = Readonly<Record<string, number>>

const LATEST = 50
const MIN_SAMPLES = 5

/** What the latest work of each engine cost: what another one stood in for was cheaper, or free. */
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

/** What a piece will probably cost, credits with one decimal. */
export function expectedOf({ engine, most, prices }: WorkPrice, shares: Shares): number {
  return Math.min(most, Number(((shares[engine] ?? 1) * (prices[engine] ?? most)).toFixed(1)))
}
