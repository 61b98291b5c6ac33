import type { Price } from './quote-lines.tsx'
import { type TextToWrite, writtenLength } from '#src/domain/text-length.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { CHARACTERS_PER_UNIT, useEnginePrice } from './prices.ts'

/**
 * What writing a text costs: what a model asks for its length, else what the table of costs says.
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
