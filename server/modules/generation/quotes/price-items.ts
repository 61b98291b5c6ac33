import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { CHARACTERS, keyBill, priceWorks, type PriceTable } from '#engines/prices.ts'
import type { EngineInfo } from '#engines/ports.ts'
import { expectedOf, type Shares } from '#server/modules/billing/credits/prices.ts'
import type { QuotedItem } from '#server/platform/db/schema/quotes.ts'
import type { AssetFacts } from '#server/modules/generation/outdated/facts.ts'
import { enginesOf, type UpgradableAsset, realVoice } from './upgradable-assets.ts'

/** The engines for a piece of work. */
export type Choose = (place: Pick<UpgradableAsset, 'id' | 'part'>) => EngineInfo | undefined

/** A piece of work with its price. */
export interface PricedItem extends QuotedItem {
  place: UpgradableAsset
  /** Credits by the label of the engine that makes it. */
  prices: Record<string, number>
}

/** Prices the requested items; locked ones, or those beyond their engine, are left out. */
export function priceItems(
  facts: AssetFacts,
  places: readonly UpgradableAsset[],
  { choose, table, shares }: { choose: Choose; table: PriceTable; shares: Shares },
): PricedItem[] {
  const works = places.flatMap((place) => {
    const { part, scene, lock } = place
    const info = choose(place)
    if (lock !== null || !info || (part === 'VOICE' && !realVoice(facts, scene, info.label))) return []
    // What isn't there in the morning is not made at full price.
    const others = info.overnight ? [] : enginesOf(facts, part).filter(({ label }) => label !== info.label)
    return { place, part, able: [info, ...others] as const, units: unitsOf(facts, place) }
  })
  return priceWorks(table, works).map(({ place, price, able: [{ overnight: isOvernight }] }) => {
    const { id, part, scene, aroll } = place
    const { engine, most, prices } = price
    return {
      ...{ id, part, scene_id: scene.id, scene_number: scene.elementOrder + 1, aroll_id: aroll?.id ?? null },
      ...{ engine, expected: expectedOf(price, shares), most, forecast: null, rewritten: null },
      ...keyBill([price.keyCost]),
      ...(isOvernight && { is_overnight: true }),
      ...{ place, prices },
    }
  })
}

/** Images, seconds or thousands of characters, as prices count. */
function unitsOf({ speaking }: AssetFacts, { part, scene, aroll }: UpgradableAsset): number {
  if (part === 'LIP_SYNC') return speaking.get(scene.id)?.seconds ?? 1
  if (part === 'VOICE') return scene.text.length / CHARACTERS
  return part === 'MOTION' && aroll ? clipSeconds(aroll) : 1
}

/**
 * The items that caps leave room for, in playing order; once one does not fit, paid ones wait as well. A clip and its source
 * image begin or wait together.
 * @param room credits
 */
export function splitByCap(items: readonly PricedItem[], room: number): { begins: PricedItem[]; waits: PricedItem[] } {
  const begins = new Set<PricedItem>()
  let left = room
  for (const item of items) {
    const group = items.filter((each) => each === item || (item.aroll_id !== null && each.aroll_id === item.aroll_id))
    if (group[0] !== item) continue
    const most = group.reduce((sum, each) => sum + each.most, 0)
    if (most > left) left = 0
    else {
      left -= most
      for (const each of group) begins.add(each)
    }
  }
  return { begins: items.filter((item) => begins.has(item)), waits: items.filter((item) => !begins.has(item)) }
}
