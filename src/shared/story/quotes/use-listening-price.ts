import { creditCost } from '#src/domain/credits.ts'
import type { Price } from './price-props.ts'
import { useEnginePrice } from './use-engine-price.ts'

const MINUTE_MS = 60_000

/** What listening to a recording costs: what a model asks for its minutes, else what the table of costs says. */
export function useListeningPrice(): (durationMs: number | null, options?: { isFree?: boolean }) => Price {
  const priceOf = useEnginePrice('transcribe_audio')
  return (durationMs, { isFree = false } = {}) => {
    const minutes = (durationMs ?? MINUTE_MS) / MINUTE_MS
    const listed = isFree ? 0 : creditCost('transcribe_audio')
    return priceOf({ about: minutes, most: minutes }) ?? { expected: listed, most: listed }
  }
}
