import { useGetCreditCosts } from '#generated/client/constants/constants.ts'
import { type CreditAction, wholeCredits } from '#src/domain/credits.ts'
import type { Price } from './price-props.ts'

/** ms for which prices stay; the server asks again where one rose since. */
export const PRICE_FRESH_MS = 60_000

/** How much of it there is: thousands of characters, or minutes of sound. */
interface Units {
  about: number
  most: number
}

/** A price with who asks it. */
export interface EnginePrice extends Price {
  engine: string
}

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
    return { engine: asked.engine, expected: Math.min(highest, expected), most: highest }
  }
}
