import { and, eq } from 'drizzle-orm'
import type { CreditAction } from '#src/domain/credits.ts'
import type { Scope } from '#server/platform/context.ts'
import { lockCredits } from '#server/modules/billing/credits/account.ts'
import { requireApprovedPrice } from '#server/modules/billing/credits/prices.ts'
import { requireWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { captureMade, releaseHeld } from '#server/modules/billing/credits/end-hold.ts'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { creditHolds, quotes } from '#server/platform/db/schema/index.ts'
import { insufficientCredits } from '#server/platform/http/http-error.ts'
import type { Piece } from './price-generation.ts'

interface Generation {
  userId: string
  storyId: string
  action: CreditAction
  /** Scenes to generate. */
  units: number
}

/**
 * Refuses (402) a generation that costs more than was shown, than the user has, or than a cap of theirs leaves. Nothing is
 * held.
 */
export async function requirePayable(
  scope: Scope,
  { userId, storyId, action, units }: Omit<Generation, 'storyId'> & { storyId?: string },
  cost: number,
): Promise<void> {
  requireApprovedPrice(scope, cost)
  const { available } = await lockCredits(scope, userId)
  if (available < cost) throw insufficientCredits({ action, units, cost, available })
  await requireWithinCaps(scope, userId, { storyId, cost })
}

/** Stores a generation's quote and holds each of its pieces; returns the quote's id. */
export async function holdPieces(scope: Scope, generation: Generation, pieces: readonly Piece[]): Promise<string> {
  const { userId, storyId, action } = generation
  const most = pieces.reduce((sum, piece) => sum + piece.most, 0)
  await requirePayable(scope, generation, most)
  const now = scope.services.clock.now()
  const [quote] = await scope.db
    .insert(quotes)
    .values({
      ...{ userId, storyId, work: 'GENERATION', status: 'ACCEPTED', pricesAsOf: scope.services.prices.asOf },
      ...{
        items: pieces.map(({ prices: _prices, isBuiltIn: _built, sheetOf: _character, ...item }) => item),
        createdAt: now,
        acceptedAt: now,
      },
    })
    .returning()
  if (!quote) throw new Error('The quote was not added')
  for (const { id, most: amount, engine, prices, scene_id: sceneId, aroll_id } of pieces) {
    const quoted = { quoteId: quote.id, item: id, most: amount, engine, prices }
    await hold(scope, userId, { action, storyId, sceneId, arollId: aroll_id ?? undefined, quoted })
  }
  return quote.id
}

/** The hold of a piece; null where nothing was quoted. */
export async function holdOfPiece(
  { db }: Pick<Scope, 'db'>,
  quoteId: string | null,
  item: string,
): Promise<string | null> {
  if (quoteId === null) return null
  const isPiece = and(eq(creditHolds.quoteId, quoteId), eq(creditHolds.quoteItem, item))
  const [found] = await db.select({ id: creditHolds.id }).from(creditHolds).where(isPiece)
  return found?.id ?? null
}

/** Charges a finished piece at its provider's price. Returns whether credits moved. */
export async function chargePiece(scope: Scope, quoteId: string | null, item: string, maker: string): Promise<boolean> {
  return captureMade(scope, await holdOfPiece(scope, quoteId, item), maker)
}

/** Releases what a quote still holds. Returns whether there was anything. @param kept holds of work that continues */
export async function releasePieces(
  scope: Scope,
  quoteId: string | null,
  reason: string,
  kept: readonly string[] = [],
): Promise<boolean> {
  if (quoteId === null) return false
  const isOpen = and(eq(creditHolds.quoteId, quoteId), eq(creditHolds.status, 'HELD'))
  const held = await scope.db.select({ id: creditHolds.id }).from(creditHolds).where(isOpen)
  const open = held.filter(({ id }) => !kept.includes(id))
  for (const { id } of open) await releaseHeld(scope, id, reason)
  return open.length > 0
}
