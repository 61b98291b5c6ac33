import type { CreditCostList, GetCreditCostsParams } from '#generated/schema.ts'
import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { CREDIT_COSTS, type CreditAction, wholeCredits, creditCost } from '#src/domain/credits.ts'
import type { Price } from './quote-lines.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { estimateCreditsForStory } from '#generated/client/stories/stories.ts'
import { type TextToWrite, writtenLength } from '#src/domain/text-length.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'

const MINUTE_MS = 60_000

/** Cache time of prices, ms; the server asks again where one rose since. */
export const PRICE_FRESH_MS = 60_000

/** How much of it there is: thousands of characters, or minutes of sound. */
interface Units {
  about: number
  most: number
}

/** A price with its provider. */
interface EnginePrice extends Price {
  engine: string
}

/**
 * Prices of work: the engine's, else the table's.
 * @param units of each piece: images, or thousands of characters that are spoken
 */
export function useWorkPrice(action: CreditAction, units: readonly number[] = [1]): Price {
  return useWorkPrices()(action, units)
}

/**
 * The same for work that is known only later.
 * @param drawing the story's image settings, if any
 */
export function useWorkPrices(
  drawing: GetCreditCostsParams = {},
): (action: CreditAction, units: readonly number[]) => Price {
  const { data } = useGetCreditCosts(drawing, { query: { staleTime: PRICE_FRESH_MS } })
  return (action, units) => priceOf(data?.costs ?? [], action, units)
}

/** Who does a kind of work, by the name of the engine; null where a built-in one does, undefined until it is known. */
export function useWorkEngine(action: CreditAction, drawing: GetCreditCostsParams = {}): string | null | undefined {
  const { data } = useGetCreditCosts(drawing, { query: { staleTime: PRICE_FRESH_MS } })
  return data && (data.costs.find((cost) => cost.action === action)?.engine_price?.engine ?? null)
}

function priceOf(costs: CreditCostList['costs'], action: CreditAction, units: readonly number[]): Price {
  const asked = costs.find((cost) => cost.action === action)?.engine_price
  const listed = CREDIT_COSTS[action].credits * units.length
  if (!asked) return { expected: listed, most: listed }
  const most = units.reduce((sum, each) => sum + wholeCredits(asked.most, each), 0)
  const share = asked.most === 0 ? 1 : asked.expected / asked.most
  return { expected: Number((most * share).toFixed(1)), most }
}

/** A voice's price counts thousands of characters. */
export const CHARACTERS_PER_UNIT = 1000

/** Units of a text that is spoken. */
export const spokenUnits = (text: string): number => text.length / CHARACTERS_PER_UNIT

/**
 * A provider engine's price for work of approximate length; undefined without an engine, where the table of costs has
 * the price.
 */
export function useEnginePrice(action: CreditAction): (units: Units) => EnginePrice | undefined {
  const { data } = useGetCreditCosts({}, { query: { staleTime: PRICE_FRESH_MS } })
  const asked = data?.costs.find((cost) => cost.action === action)?.engine_price
  return ({ about, most }) => {
    if (!asked) return undefined
    const share = asked.most === 0 ? 1 : asked.expected / asked.most
    const highest = wholeCredits(asked.most, most)
    const expected = Number((wholeCredits(asked.most, about) * share).toFixed(1))
    return { engine: asked.engine, expected: Math.min(highest, expected), most: highest }
  }
}

/** Price of generating a saved story; refetched with every revision of it. */
export function useCreditsEstimate(storyId: string | undefined, revision: number | undefined) {
  return useQuery({
    queryKey: ['estimateCreditsForStory', storyId, revision],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId ?? '' }, { signal }),
    enabled: storyId !== undefined && revision !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** Price of transcribing a recording: the model's per minute, else the table's. */
export function useListeningPrice(): (durationMs: number | null, options?: { isFree?: boolean }) => Price {
  const askedPrice = useEnginePrice('transcribe_audio')
  return (durationMs, { isFree = false } = {}) => {
    const minutes = (durationMs ?? MINUTE_MS) / MINUTE_MS
    const listed = isFree ? 0 : creditCost('transcribe_audio')
    return askedPrice({ about: minutes, most: minutes }) ?? { expected: listed, most: listed }
  }
}

/**
 * Price of writing a text: the model's for its length, else the table's.
 * @param listed credits by that table; 0 where a built-in engine writes for nothing
 */
export function useWritingPrice(): (text: Omit<TextToWrite, 'isPremium'>, listed: number) => Price {
  const isPremium = useSessionStore(({ user }) => user?.is_premium === true)
  const askedPrice = useEnginePrice('write_story')
  return (text, listed) => {
    const { about, most } = writtenLength({ ...text, isPremium })
    const asked = askedPrice({ about: about / CHARACTERS_PER_UNIT, most: most / CHARACTERS_PER_UNIT })
    return asked ?? { expected: listed, most: listed }
  }
}
