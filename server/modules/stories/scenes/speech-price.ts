import { CHARACTERS, speakersOf, type WorkPrice } from '#engines/prices.ts'
import type { Services } from '#server/platform/context.ts'
import { enginePrice } from '#server/modules/billing/credits/engine-price.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { type StoryVoice, voiceFinder } from './scene-state.ts'

/** What speaking a scene costs by itself; undefined where the table of costs says it. */
export function speechPrice(
  services: Pick<Services, 'engines' | 'prices'>,
  story: StoryVoice,
  scene: Pick<SceneRow, 'text' | 'languageAndVoiceCode'>,
): WorkPrice | undefined {
  const { voice } = services.engines
  const speaker = voiceFinder(services.engines, story)(scene)
  return enginePrice(services, speakersOf(voice.info, speaker?.provider), 'VOICE', scene.text.length / CHARACTERS)
}
