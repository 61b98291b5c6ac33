import { graphemes } from '#src/domain/caption-pieces.ts'
import { memoize } from '#src/domain/memoize.ts'
import type { Context2D } from '../draw/types.ts'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\d#*]\ufe0f?\u20e3/u
/** Signs that every font has, and what is asked for as a letter. */
const LETTER = /^[©®™]$|\ufe0e/u

/** Whether a letter, as people perceive it, is an emoji: a film draws it as a sticker, never from the machine's font. */
export const isEmoji = (letter: string): boolean => EMOJI.test(letter) && !LETTER.test(letter)

/** Every emoji of a text, once. Asked for each frame that shows it. */
export const emojiOf = memoize(500, (text: string): readonly string[] =>
  EMOJI.test(text) ? [...new Set(graphemes(text).filter(isEmoji))] : [],
)

/** Side of an emoji among letters, in letter sizes. */
export const EMOJI_SIZE = 1.2
/** The middle of capitals above the baseline, in letter sizes. */
export const MIDDLE = 0.36

/** A text in its emoji and what stands between them. */
export function emojiApart(text: string): { text: string; isEmoji: boolean }[] {
  if (!EMOJI.test(text)) return [{ text, isEmoji: false }]
  const parts: { text: string; isEmoji: boolean }[] = []
  for (const letter of graphemes(text)) {
    const last = parts.at(-1)
    if (isEmoji(letter)) parts.push({ text: letter, isEmoji: true })
    else if (last && !last.isEmoji) last.text += letter
    else parts.push({ text: letter, isEmoji: false })
  }
  return parts
}

/** Draws an emoji whose baseline begins at a point. */
export function drawEmoji(
  ctx: Context2D,
  image: CanvasImageSource,
  { x, y, side }: { x: number; y: number; side: number },
) {
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, x, y - (side / EMOJI_SIZE) * MIDDLE - side / 2, side, side)
}
