import { type Able, CHARACTERS, isPaidWork, type PricedPart, priceOf, priceWork } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { captureCost, captureMade, repriceHold } from './end-hold.ts'

/** A text that was written or translated. */
export interface MadeText {
  /** Label of the engine that made it. */
  maker: string
  characters: number
}

/**
 * Charges texts by their length and by who made each, at most what is held; where built-in engines alone make them, what is held.
 * Answers whether credits moved.
 * @param able who could, the one that is asked first first
 */
export async function captureTexts(
  scope: Scope,
  holdId: string | null,
  { able, part }: { able: Able; part: PricedPart },
  made: readonly MadeText[],
): Promise<boolean> {
  if (holdId === null) return false
  if (!isPaidWork(able)) return captureMade(scope, holdId, able[0].label)
  const { prices } = scope.services
  const lengths = new Map<string, number>()
  for (const { maker, characters } of made) lengths.set(maker, (lengths.get(maker) ?? 0) + characters)
  const total = [...lengths.values()].reduce((sum, characters) => sum + characters, 0)
  await repriceHold(scope, holdId, priceWork(prices, able, part, total / CHARACTERS).prices)
  const cost = [...lengths].reduce((sum, [maker, characters]) => {
    const info = able.find(({ label }) => label === maker) ?? able[0]
    return sum + priceOf(prices, info, part, characters / CHARACTERS)
  }, 0)
  const [[maker] = [able[0].label]] = [...lengths].toSorted(([, a], [, b]) => b - a)
  return captureCost(scope, holdId, { cost, maker })
}
