import type { Choices } from './choices.ts'

const FEWEST_WORDS = 3
/** Languages without spaces write a whole sentence as one word. */
const UNSPACED_SENTENCE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u

/** What the story still needs before it can be made, or null. */
export function missingOf({ kind, text }: Pick<Choices, 'kind' | 'text'>): string | null {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  if (kind === 'SCRIPT') return words === 0 ? 'Write or paste a script first' : null
  return words >= FEWEST_WORDS || UNSPACED_SENTENCE.test(text) ? null : 'Write at least three words'
}

/** Words as its readers count them, also where none are written between spaces. */
export function countWords(text: string, language: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike === true) words += 1
  return words
}
