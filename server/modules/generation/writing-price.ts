import { type TextToWrite, writtenLength } from '#src/domain/text-length.ts'
import type { WrittenStory } from '#engines/ports.ts'
import { ableOf, CHARACTERS, type WorkPrice } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { captureTexts } from '#server/modules/billing/credits/capture-texts.ts'
import { enginePrice } from '#server/modules/billing/credits/engine-price.ts'

type Priced = Pick<Services, 'prices' | 'engines'>

/** What writing a text costs at most; undefined where built-in engines alone write: then the table of costs says it. */
export function writingPrice(services: Priced, text: TextToWrite): WorkPrice | undefined {
  return writingPriceOf(services, writtenLength(text).most)
}

/** The same for so many characters. */
export const writingPriceOf = (services: Priced, characters: number): WorkPrice | undefined =>
  enginePrice(services, ableOf(services.engines.writer.info), 'WRITING', characters / CHARACTERS)

/** Charges what was written by its length, and by who wrote it. Answers whether credits moved. */
export function captureWriting(scope: Scope, holdId: string | null, ...written: WrittenStory[]): Promise<boolean> {
  const { info } = scope.services.engines.writer
  const made = written.map(({ madeBy, scenes }) => ({
    maker: madeBy ?? info.label,
    characters: scenes.reduce((sum, { narration }) => sum + narration.length, 0),
  }))
  return captureTexts(scope, holdId, { able: ableOf(info), part: 'WRITING' }, made)
}
