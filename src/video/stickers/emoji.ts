import { graphemes } from '#src/domain/caption-pieces.ts'
import { memoize } from '#src/domain/memoize.ts'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\d#*]\ufe0f?\u20e3/u
/** Signs that every font has, and what is asked for as a letter. */
const LETTER = /^[©®™]$|\ufe0e/u

/** Whether a letter, as people perceive it, is an emoji: a film draws it as a sticker, never from the machine's font. */
export const isEmoji = (letter: string): boolean => EMOJI.test(letter) && !LETTER.test(letter)

/** Every emoji of a text, once. Asked for each frame that shows it. */
export const emojiOf = memoize(500, (text: string): readonly string[] =>
  EMOJI.test(text) ? [...new Set(graphemes(text).filter(isEmoji))] : [],
)
