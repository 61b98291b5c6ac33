import type { CreditCostList, GetCreditCostsParams } from '#generated/schema.ts'
import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { CREDIT_COSTS, type CreditAction, wholeCredits } from '#src/domain/credits.ts'
import { PRICE_FRESH_MS } from './use-engine-price.ts'
import type { Price } from './price-props.ts'

/**
 * What pieces of work cost: by the engine that does them, else by the table of costs.
 * @param units of each piece: pictures, or thousands of characters that are spoken
 */
export function useWorkPrice(action: CreditAction, units: readonly number[] = [1]): Price {
  return useWorkPrices()(action, units)
}

/**
 * The same for work that is known only later.
 * @param drawing what pictures are drawn with, where a story says so
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
