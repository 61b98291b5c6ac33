import type { Made } from '#engines/ports.ts'
import { ableOf, SOUND_MS, type WorkPrice, CHARACTERS, speakersOf } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { captureMade } from '#server/modules/billing/credits/end-hold.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import { eq } from 'drizzle-orm'
import { hold } from '#server/modules/billing/credits/hold.ts'
import { stories } from '#server/platform/db/schema/index.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import type { StoryRow, SceneRow } from '#server/platform/db/rows.ts'
import { type StoryVoice, voiceFinder } from './scene-state.ts'

/** The recording to transcribe. */
export interface Sound {
  /** null: unknown to the host; then it counts as a minute. */
  durationMs: number | null
  /** The spoken text, where the user typed it: then only its times are computed, here. */
  text?: string | undefined
}

/** A model's price of a transcription; undefined without a provider: then the cost table applies. */
export function listeningPrice(
  { engines, prices }: Pick<Services, 'engines' | 'prices'>,
  { durationMs, text }: Sound,
): WorkPrice | undefined {
  if (text !== undefined) return undefined
  return enginePrice({ prices }, ableOf(engines.transcriber.info), 'TRANSCRIPTION', (durationMs ?? SOUND_MS) / SOUND_MS)
}

/** Charges a transcription at its engine's price. Returns whether credits moved. */
export const captureListening = (scope: Scope, holdId: string | null, { madeBy }: Made): Promise<boolean> =>
  captureMade(scope, holdId, madeBy ?? scope.services.engines.transcriber.info.label)

/**
 * Holds the cost of transcribing a story and publishes the balance; returns the hold's id, null where it is free.
 * @param isFree whether it is free without a provider
 */
export async function holdListening(
  scope: Scope,
  { id, userId }: Pick<StoryRow, 'id' | 'userId'>,
  { isFree = false, ...sound }: Sound & { isFree?: boolean },
): Promise<string | null> {
  const quoted = listeningPrice(scope.services, sound)
  if (!quoted && isFree) return null
  // Without a shown price the cost table applies.
  const approvedPrice = scope.approvedPrice ?? (isFree ? { most: 0, held: 0 } : undefined)
  const holdId = await hold({ ...scope, approvedPrice }, userId, { action: 'transcribe_audio', storyId: id, quoted })
  await scope.db.update(stories).set({ generationHoldId: holdId, generationQuoteId: null }).where(eq(stories.id, id))
  await publishBalance(scope, userId)
  return holdId
}

/** The price of speaking a single scene; undefined where the cost table applies. */
export function speechPrice(
  services: Pick<Services, 'engines' | 'prices'>,
  story: StoryVoice,
  scene: Pick<SceneRow, 'text' | 'languageAndVoiceCode'>,
): WorkPrice | undefined {
  const { voice } = services.engines
  const speaker = voiceFinder(services.engines, story)(scene)
  return enginePrice(services, speakersOf(voice.info, speaker?.provider), 'VOICE', scene.text.length / CHARACTERS)
}
