import type { Made } from '#engines/ports.ts'
import { ableOf, SOUND_MS, type WorkPrice } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { captureMade } from '#server/modules/billing/credits/end-hold.ts'
import { enginePrice } from '#server/modules/billing/credits/engine-price.ts'

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
