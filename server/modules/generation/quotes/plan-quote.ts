import { overnightOf } from '#engines/image-models.ts'
import type { QuotedPart } from '#engines/prices.ts'
import type { EngineInfo } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { readShares } from '#server/modules/billing/credits/prices.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { readFacts, type AssetFacts } from '#server/modules/generation/outdated/facts.ts'
import { type Choose, type PricedItem, priceItems } from './price-items.ts'
import { QUOTED_PARTS, realEnginesOf, realPlaces } from './upgradable-assets.ts'

export interface QuoteInput {
  /** Ids of the requested items. */
  items: readonly string[]
  /** The last that names an item, or all of its kind, counts. */
  engines?: readonly { part: QuotedPart; engine: string; items?: readonly string[] }[] | undefined
}

export interface PlannedQuote {
  facts: AssetFacts
  items: PricedItem[]
}

/** The requested items, at today's prices. */
export async function planQuote(
  scope: Scope,
  story: StoryRow,
  { items, engines = [] }: QuoteInput,
): Promise<PlannedQuote> {
  const facts = await readFacts(scope, story)
  const choose = chooserOf(facts, engines)
  const shares = await readShares(
    scope,
    QUOTED_PARTS.flatMap((part) => realEnginesOf(facts, part).map(({ label }) => label)),
  )
  const wanted = new Set(items)
  const asked = realPlaces(facts).filter(({ id }) => wanted.has(id))
  // What speaks a voice-over follows the new one.
  const respoken = new Set(asked.filter(({ part }) => part === 'VOICE').map(({ scene }) => scene.id))
  const places = asked.filter(({ part, scene }) => part !== 'LIP_SYNC' || !respoken.has(scene.id))
  return { facts, items: priceItems(facts, places, { choose, table: scope.services.prices, shares }) }
}

function chooserOf(facts: AssetFacts, engines: NonNullable<QuoteInput['engines']>): Choose {
  const able = new Map(QUOTED_PARTS.map((part) => [part, realEnginesOf(facts, part)]))
  const byPart = new Map(QUOTED_PARTS.map((part) => [part, able.get(part)?.[0]]))
  const byItem = new Map<string, EngineInfo>()
  for (const { part, engine, items } of engines) {
    const real = able.get(part) ?? []
    const overnight = part === 'PICTURE' ? real.flatMap((each) => overnightOf(facts.engines, each) ?? []) : []
    const info = [...real, ...overnight].find(({ label }) => label === engine)
    if (!info) throw validationFailed({ engines: ['This engine isn’t available'] })
    if (items) for (const id of items) byItem.set(id, info)
    else byPart.set(part, info)
  }
  return ({ id, part }) => byItem.get(id) ?? byPart.get(part)
}

export const mostOf = (items: readonly { most: number }[]): number => items.reduce((sum, { most }) => sum + most, 0)
