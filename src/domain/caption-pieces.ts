import { memoize } from './memoize.ts'

/** A spoken word; times in ms from the scene's start. */
export interface CaptionWord {
  word: string
  start: number
  end: number
  /** What ends after it where a subtitle file said so: a line, or the caption itself. */
  break_after?: CaptionBreak | undefined
}

export type CaptionBreak = 'LINE' | 'CUE'

/** What is shown and highlighted as one: a word, or a part of one where a script has no spaces or a word is endless. */
export interface CaptionPiece {
  text: string
  start: number
  end: number
  /** Position of its word in the scene's captions. */
  wordIndex: number
  /** Stands directly at the piece before it, without a space. */
  glued: boolean
  /** Of its word, on the word's last piece. */
  breakAfter?: CaptionBreak | undefined
}

/** Words longer than this (in letters as people count them) are shown in parts. */
const MAX_WORD_LENGTH = 26
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u
const HAS_LETTER = /[\p{L}\p{N}]/u

const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const wordSegmenter = memoize(
  100,
  (language) => new Intl.Segmenter(Intl.getCanonicalLocales(language.replace('_', '-')), { granularity: 'word' }),
)

/** Letters as people count them: an emoji of many code points is one. */
export function graphemes(text: string): string[] {
  return [...graphemeSegmenter.segment(text)].map((part) => part.segment)
}

/** Width in letters; CJK and emoji take two. */
export function letterWidth(text: string): number {
  let width = 0
  for (const letter of graphemes(text)) width += WIDE.test(letter) ? 2 : 1
  return width
}

function inParts(word: string, language: string): string[] {
  const parts: string[] = []
  if (UNSPACED.test(word))
    for (const { segment } of wordSegmenter(language).segment(word)) {
      const last = parts.length - 1
      const before = parts[last]
      // Punctuation never begins a part: it would begin a line.
      if (before !== undefined && !HAS_LETTER.test(segment) && !EMOJI.test(segment)) parts[last] = before + segment
      else parts.push(segment)
    }
  else parts.push(word)
  return parts.flatMap((part) => {
    const letters = graphemes(part)
    if (letters.length <= MAX_WORD_LENGTH) return [part]
    const count = Math.ceil(letters.length / MAX_WORD_LENGTH)
    const size = Math.ceil(letters.length / count)
    return Array.from({ length: count }, (_, index) => letters.slice(index * size, (index + 1) * size).join(''))
  })
}

/**
 * The pieces of a scene's captions in spoken order. A word that is shown in parts shares its time among them by their length.
 * @param language BCP 47, decides where scripts without spaces may break
 */
export function captionPieces(words: readonly CaptionWord[], language: string): CaptionPiece[] {
  return words.flatMap(({ word, start, end, break_after: breakAfter }, wordIndex) => {
    const text = word.trim()
    if (text === '') return []
    const parts = inParts(text, language)
    const total = parts.reduce((sum, part) => sum + part.length, 0)
    let before = 0
    return parts.map((part, index): CaptionPiece => {
      const from = start + ((end - start) * before) / total
      before += part.length
      const until = start + ((end - start) * before) / total
      const isLast = index === parts.length - 1
      return {
        text: part,
        start: from,
        end: until,
        wordIndex,
        glued: index > 0,
        ...(isLast && breakAfter && { breakAfter }),
      }
    })
  })
}
