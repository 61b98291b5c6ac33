import type { CreditCostList, GetCreditCostsParams } from '#generated/schema.ts'
import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { CREDIT_COSTS, type CreditAction, wholeCredits, creditCost } from '#src/domain/credits.ts'
import type { Price } from './quote-lines.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { estimateCreditsForStory } from '#generated/client/stories/stories.ts'

const MINUTE_MS = 60_000

/** ms for which prices stay; the server asks again where one rose since. */
export const PRICE_FRESH_MS = 60_000

/** How much of it there is: thousands of characters, or minutes of sound. */
interface Units {
  about: number
  most: number
}

/** A price with who asks it. */
interface EnginePrice extends Price {
  engine: string
}

/**
 * What pieces of work cost: by the engine that does them, else by the table of costs.
 * @param units of each piece: images, or thousands of characters that are spoken
 */
export function useWorkPrice(action: CreditAction, units: readonly number[] = [1]): Price {
  return useWorkPrices()(action, units)
}

/**
 * The same for work that is known only later.
 * @param drawing what images are drawn with, where a story says so
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
  const bill = billOf(
    asked,
    units.reduce((sum, each) => sum + each, 0),
  )
  return { expected: Number((most * share).toFixed(1)), most, ...bill }
}

/** What the provider bills the user's own key for so much. */
const billOf = ({ key_cost_usd: each }: Pick<Price, 'key_cost_usd'>, units: number): Pick<Price, 'key_cost_usd'> =>
  each === undefined ? {} : { key_cost_usd: each * units }

/** A voice's price counts thousands of characters. */
export const CHARACTERS_PER_UNIT = 1000

/** Units of a text that is spoken. */
export const spokenUnits = (text: string): number => text.length / CHARACTERS_PER_UNIT

/**
 * What an engine of a provider asks for work whose length is only about known; undefined where none is asked, and the table of costs says
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
    return { engine: asked.engine, expected: Math.min(highest, expected), most: highest, ...billOf(asked, about) }
  }
}

/** What making a saved story costs; asked again with every revision of it. */
export function useCreditsEstimate(storyId: string | undefined, revision: number | undefined) {
  return useQuery({
    queryKey: ['estimateCreditsForStory', storyId, revision],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId ?? '' }, { signal }),
    enabled: storyId !== undefined && revision !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** What listening to a recording costs: what a model asks for its minutes, else what the table of costs says. */
export function useListeningPrice(): (durationMs: number | null, options?: { isFree?: boolean }) => Price {
  const askedPrice = useEnginePrice('transcribe_audio')
  return (durationMs, { isFree = false } = {}) => {
    const minutes = (durationMs ?? MINUTE_MS) / MINUTE_MS
    const listed = isFree ? 0 : creditCost('transcribe_audio')
    return askedPrice({ about: minutes, most: minutes }) ?? { expected: listed, most: listed }
  }
}
