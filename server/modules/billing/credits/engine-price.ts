import { type Able, isPaidWork, type PricedPart, priceWork, type WorkPrice } from '#engines/prices.ts'
import type { Services } from '#server/platform/context.ts'

/**
 * What a piece of work costs that is asked for by itself; undefined where built-in engines alone do it: then the table of costs says it.
 * What a built-in engine stands in for is free, as in a quote.
 * @param able who may do it, the one that is asked first first
 * @param units pictures, seconds or thousands of characters
 */
export function enginePrice(
  { prices }: Pick<Services, 'prices'>,
  able: Able,
  part: PricedPart,
  units = 1,
): WorkPrice | undefined {
  return isPaidWork(able) ? priceWork(prices, able, part, units) : undefined
}
