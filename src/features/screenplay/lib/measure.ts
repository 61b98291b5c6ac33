import type { ScreenplaySegment } from '#generated/client/model/screenplaySegment.ts'
import { plainText, spokenText } from '#src/domain/fountain/spoken-text.ts'
import { FPS } from '#src/domain/frames.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'

/** A silent look at a place, s. */
const SILENT_S = 3

export interface Measure {
  words: number
  /** Some 55 lines make a page, which is about a minute on the screen. */
  pages: number
  /** About, s. */
  seconds: number
  frames: number
}

/** How long a screenplay is; `isNarrated`: whether what happens is read out. */
export function measure(segments: readonly ScreenplaySegment[], language: string, isNarrated: boolean): Measure {
  let words = 0
  let lines = 0
  let seconds = 0
  for (const { elements } of segments) {
    lines += 2
    if (elements.length === 0) seconds += SILENT_S
    for (const { element_type: kind, dialogue, description } of elements) {
      const isSpoken = kind === 'DIALOGUE'
      const text = isSpoken ? spokenText(dialogue) : plainText(description)
      words += text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
      lines += (isSpoken ? 2 : 1) + Math.ceil(text.length / (isSpoken ? 35 : 60))
      if (isSpoken || (kind === 'ACTION' && isNarrated)) seconds += estimateSeconds(text, language)
    }
  }
  return { words, pages: Math.max(1, Math.ceil(lines / 55)), seconds, frames: Math.ceil(seconds * FPS) }
}
