import type { TaskTool } from '#generated/schema.ts'
import type { WorkPrice } from '#engines/prices.ts'
import { creditCost, type CreditAction } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { creditAllocations, creditHolds } from '#server/platform/db/schema/index.ts'
import { insufficientCredits } from '#server/platform/http/http-error.ts'
import { lockCredits, type Lot, lotsInBurnOrder, moveCredits, moveLot } from './account.ts'
import { requireApprovedPrice } from './prices.ts'
import { requireWithinCaps } from './caps.ts'
import { expireLots, isOver } from './expire.ts'

/** Accepted work and its subject. */
export interface Work {
  action: CreditAction
  /** Calls, scenes or seconds, as the cost table counts. Default 1. */
  units?: number
  storyId?: string | undefined
  sceneId?: string | undefined
  arollId?: string | undefined
  taskId?: string | undefined
  /** Its quote, which replaces the cost table. */
  quoted?: Quoted | undefined
  /** A model that is trained. */
  loraId?: string | undefined
  /** Where it was requested, outside of a story too. */
  tool?: TaskTool | undefined
}

/** The engines' prices, credits; with an item, the accepted quote. */
export interface Quoted extends WorkPrice {
  quoteId?: string
  item?: string
}

/**
 * Holds the maximum cost of a piece of work, in the transaction that accepts it. Returns the hold's id, to be stored with the
 * work, or null when it is free; throws 402 when the available credits or a cap of the user's do not cover it, or it costs
 * more than the shown price.
 */
export async function hold(
  scope: Scope,
  userId: string,
  { action, units = 1, quoted, ...subject }: Work,
): Promise<string | null> {
  const amount = quoted?.most ?? creditCost(action, units)
  // A piece that was quoted as free has a hold all the same: its hold stores the progress.
  if (amount === 0 && !quoted) return null
  // Without a shown price the cost table applies.
  const listed = quoted && quoted.quoteId === undefined ? creditCost(action, units) : amount
  requireApprovedPrice(scope.approvedPrice ? scope : { approvedPrice: { most: listed, held: 0 } }, amount)
  const balance = await lockCredits(scope, userId)
  const { usable, expired } = await sortLots(scope, userId)
  const available = balance.available - (await expireLots(scope, userId, expired))
  if (available < amount) throw insufficientCredits({ action, units, cost: amount, available })
  await requireWithinCaps(scope, userId, { storyId: subject.storyId, cost: amount })
  const id = crypto.randomUUID()
  const createdAt = scope.services.clock.now()
  const { quoteId, item: quoteItem, engine, prices } = quoted ?? {}
  const asQuoted = { quoteId, quoteItem, engine, prices }
  await scope.db.insert(creditHolds).values({ id, userId, action, amount, ...subject, ...asQuoted, createdAt })
  const parts = allocate(usable, amount)
  if (parts.length > 0)
    await scope.db
      .insert(creditAllocations)
      .values(parts.map(({ lotId, amount: part }, place) => ({ holdId: id, lotId, place, amount: part })))
  for (const { lotId, amount: part } of parts) await moveLot(scope, lotId, { held: part })
  await moveCredits(scope, userId, { held: amount })
  if (scope.approvedPrice) scope.approvedPrice.held += amount
  return id
}

/** Expired credits that are not yet written off must not be spent. */
async function sortLots(scope: Scope, userId: string): Promise<{ usable: Lot[]; expired: Lot[] }> {
  const now = scope.services.clock.now()
  const lots = await lotsInBurnOrder(scope, userId)
  return { usable: lots.filter((lot) => !isOver(lot, now)), expired: lots.filter((lot) => isOver(lot, now)) }
}

function allocate(lots: readonly Lot[], amount: number): { lotId: string; amount: number }[] {
  const parts: { lotId: string; amount: number }[] = []
  let left = amount
  for (const { id, remaining, held } of lots) {
    const part = Math.min(left, remaining - held)
    if (part > 0) parts.push({ lotId: id, amount: part })
    left -= part
  }
  if (left > 0) throw new Error(`The lots hold ${left} credits less than the account says`)
  return parts
}
