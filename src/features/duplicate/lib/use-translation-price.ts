import { useListVoices } from '#generated/client/constants/constants.ts'
import { creditCost } from '#src/domain/credits.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { translatedLength } from '#src/domain/text-length.ts'
import { type Price, sumPrices } from '#src/shared/story/quotes/quote-lines.tsx'
import { useEnginePrice, CHARACTERS_PER_UNIT, useWorkPrices } from '#src/shared/story/quotes/prices.ts'
import { voicesOf } from './voices-of.ts'

interface Translated {
  /** Texts to translate, and to speak if a voice speaks the language. */
  originals: readonly string[]
  /** Texts that are already translated and only need a voice-over. */
  unspoken?: readonly string[]
  /** Texts over the images to translate; included where scenes have one price each. */
  overlayTexts: readonly string[]
  from: string
  to: string
}

/** Price of a translation: a model's for the texts and a provider's engine's for each voice-over, by length; else the table of costs. */
export function useTranslationPrice({ originals, unspoken = [], overlayTexts, from, to }: Translated): Price {
  const priceOf = useWorkPrices()
  const { data } = useListVoices()
  const textsPrice = useEnginePrice('translate_story')
  const lengthOf = (kind: 'about' | 'most') =>
    [...originals, ...overlayTexts].reduce((sum, text) => sum + translatedLength(text, from, to)[kind], 0) /
    CHARACTERS_PER_UNIT
  const asked =
    isSameLanguage(from, to) || originals.length + overlayTexts.length === 0
      ? undefined
      : textsPrice({ about: lengthOf('about'), most: lengthOf('most') })
  const isPaid = voicesOf(data?.voices ?? [], to).some(({ is_built_in: isBuiltIn }) => !isBuiltIn)
  if (!isPaid) {
    if (asked) return asked
    const listed = creditCost('translate_story', originals.length + unspoken.length)
    return { expected: listed, most: listed }
  }
  const listed = isSameLanguage(from, to) ? 0 : creditCost('translate_story', originals.length)
  const fee = asked ?? { expected: listed, most: listed }
  const priced = (kind: 'about' | 'most') =>
    priceOf(
      'regenerate_audio',
      [...originals.map((text) => translatedLength(text, from, to)[kind]), ...unspoken.map(({ length }) => length)].map(
        (length) => length / CHARACTERS_PER_UNIT,
      ),
    )
  return sumPrices([fee, { ...priced('about'), most: priced('most').most }])
}
