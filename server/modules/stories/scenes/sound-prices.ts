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

/** What is listened to. */
export interface Sound {
  /** null: the host could not find out; then it counts as a minute. */
  durationMs: number | null
  /** What is said, where somebody typed it: then only its times are looked for, here. */
  text?: string | undefined
}

/** What a model asks for listening; undefined where nobody elsewhere is asked: then the table of costs says it. */
export function listeningPrice(
  { engines, prices }: Pick<Services, 'engines' | 'prices'>,
  { durationMs, text }: Sound,
): WorkPrice | undefined {
  if (text !== undefined) return undefined
  return enginePrice({ prices }, ableOf(engines.transcriber.info), 'TRANSCRIPTION', (durationMs ?? SOUND_MS) / SOUND_MS)
}

/** Charges a listening by the price of whoever listened. Answers whether credits moved. */
export const captureListening = (scope: Scope, holdId: string | null, { madeBy }: Made): Promise<boolean> =>
  captureMade(scope, holdId, madeBy ?? scope.services.engines.transcriber.info.label)

/**
 * Holds the cost of listening to a story and tells the balance; answers the hold's id, null where it is free.
 * @param isFree whether it is where nobody elsewhere is asked
 */
export async function holdListening(
  scope: Scope,
  { id, userId }: Pick<StoryRow, 'id' | 'userId'>,
  { isFree = false, ...sound }: Sound & { isFree?: boolean },
): Promise<string | null> {
  const quoted = listeningPrice(scope.services, sound)
  if (!quoted && isFree) return null
  // Whoever was shown nothing knows the table of costs.
  const agreed = scope.agreed ?? (isFree ? { most: 0, held: 0 } : undefined)
  const holdId = await hold({ ...scope, agreed }, userId, { action: 'transcribe_audio', storyId: id, quoted })
  await scope.db.update(stories).set({ generationHoldId: holdId, generationQuoteId: null }).where(eq(stories.id, id))
  await publishBalance(scope, userId)
  return holdId
}

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
