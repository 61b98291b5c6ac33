import { graphemes } from '#src/domain/caption-pieces.ts'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\d#*]\ufe0f?\u20e3/u
/** Signs that every font has, and what is asked for as a letter. */
const LETTER = /^[©®™]$|\ufe0e/u

/** Whether a letter, as people perceive it, is an emoji: a film draws it as a sticker, never from the machine's font. */
export const isEmoji = (letter: string): boolean => EMOJI.test(letter) && !LETTER.test(letter)

/** Every emoji of a text, once. */
export function emojiOf(text: string): string[] {
  if (!EMOJI.test(text)) return []
  return [...new Set(graphemes(text).filter(isEmoji))]
}
