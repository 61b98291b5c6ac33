import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { CREDIT_COSTS, type CreditAction, wholeCredits } from '#src/domain/credits.ts'
import type { Price } from './price-props.ts'

/** ms; the server asks again where a price rose since. */
const FRESH_MS = 60_000

/**
 * What pieces of work cost: by the engine that does them, else by the table of costs.
 * @param units of each piece: pictures, or thousands of characters that are spoken
 */
export function useWorkPrice(action: CreditAction, units: readonly number[] = [1]): Price {
  const { data } = useGetCreditCosts({ query: { staleTime: FRESH_MS } })
  const asked = data?.costs.find((cost) => cost.action === action)?.engine_price
  const listed = CREDIT_COSTS[action].credits * units.length
  if (!asked) return { expected: listed, most: listed }
  const most = units.reduce((sum, each) => sum + wholeCredits(asked.most, each), 0)
  const share = asked.most === 0 ? 1 : asked.expected / asked.most
  return { expected: Number((most * share).toFixed(1)), most }
}

/** Thousands of characters, as a voice's price counts. */
export const spokenUnits = (text: string): number => text.length / 1000
