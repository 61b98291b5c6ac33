import { creditCost } from '#src/domain/credits.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { translatedLength } from '#src/domain/text-length.ts'
import { ableOf, CHARACTERS, isPaidWork, priceWorks, speakersOf, type WorkPrice } from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { expectedOf, readShares, enginePrice } from '#server/modules/billing/credits/prices.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { type Piece, pieceId } from '#server/modules/generation/price-generation.ts'
import { lacksVoiceOver, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { deliveryOf } from './columns.ts'
import { openOverlaysOf } from './overlay-texts.ts'
import { hasVoice, type TranslatedStory } from './present.ts'

/** A text that every voice can read. */
const ANY_TEXT = '1'

/** Whether a scene still needs speech in the new language. */
export function isOpen(scene: SceneRow): boolean {
  return !scene.isTranslated && (scene.originalText ?? '').trim() !== ''
}

interface TranslationPrice {
  /** Scenes at the cost table's price of a translation. */
  listed: SceneRow[]
  /** A model's price of the texts; undefined where the cost table applies, or nothing is translated. */
  texts: WorkPrice | undefined
  /** The providers' price of the voices; null where built-in ones speak, which is included. */
  pieces: Piece[] | null
  /** Credits at most. */
  cost: number
}

/** The price of translating and speaking scenes of a copy, with the texts over its images. Between regions of one language nothing is translated. */
export async function priceTranslation(
  scope: Scope,
  story: TranslatedStory,
  scenes: readonly SceneRow[],
): Promise<TranslationPrice> {
  const pieces = await priceVoices(scope, story, scenes)
  const isTranslated = !isSameLanguage(story.originalLanguage, story.language)
  const open = [...scenes.filter(isOpen), ...(await openOverlaysOf(scope, story.id))]
  const texts = isTranslated ? priceTexts(scope, story, open) : undefined
  const listed = texts ? [] : scenes.filter((scene) => pieces === null || (isTranslated && isOpen(scene)))
  const voices = pieces?.reduce((sum, { most }) => sum + most, 0) ?? 0
  return { listed, texts, pieces, cost: (texts?.most ?? creditCost('translate_story', listed.length)) + voices }
}

/** By their future length. */
function priceTexts(
  { services }: Scope,
  story: TranslatedStory,
  open: readonly Pick<SceneRow, 'originalText'>[],
): WorkPrice | undefined {
  const { translator } = services.engines
  if (!translator || open.length === 0) return undefined
  const lengths = open.map(
    ({ originalText }) => translatedLength(originalText ?? '', story.originalLanguage, story.language).most,
  )
  const characters = lengths.reduce((sum, length) => sum + length, 0)
  return enginePrice(services, ableOf(translator.info), 'TRANSLATION', characters / CHARACTERS)
}

async function priceVoices(scope: Scope, story: TranslatedStory, scenes: readonly SceneRow[]): Promise<Piece[] | null> {
  const { engines, prices: table } = scope.services
  const findVoice = voiceFinder(engines, story)
  const spoken = scenes.flatMap((scene) => {
    const isWanted = deliveryOf(scene, hasVoice(engines, story.language)) === 'VOICE'
    const length = isOpen(scene)
      ? translatedLength(scene.originalText ?? '', story.originalLanguage, story.language)
      : { about: scene.text.length, most: scene.text.length }
    const text = isOpen(scene) ? ANY_TEXT : scene.text
    const voice = isWanted && (isOpen(scene) || lacksVoiceOver(scene)) ? findVoice({ ...scene, text }) : null
    return voice ? [{ scene, length, able: speakersOf(engines.voice.info, voice.provider) }] : []
  })
  if (!spoken.some(({ able }) => isPaidWork(able))) return null
  const shares = await readShares(
    scope,
    spoken.map(({ able: [{ label }] }) => label),
  )
  const priced = (of: 'about' | 'most') =>
    priceWorks(
      table,
      spoken.map(({ able, length }) => ({ able, part: 'VOICE', units: length[of] / CHARACTERS })),
    )
  const [about, most] = [priced('about'), priced('most')]
  return spoken.flatMap(({ scene, able }, at): Piece[] => {
    const [price, highest] = [about[at]?.price, most[at]?.price]
    if (!price || !highest) return []
    const place = {
      id: pieceId('VOICE', scene.id),
      part: 'VOICE' as const,
      aroll_id: null,
      isBuiltIn: !isPaidWork(able),
    }
    return [
      {
        ...{ ...place, ...highest, expected: expectedOf(price, shares) },
        ...{ scene_id: scene.id, scene_number: scene.elementOrder + 1, forecast: null, rewritten: null },
      },
    ]
  })
}
