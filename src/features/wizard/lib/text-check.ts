import type { Choices } from './choices.ts'
import { KINDS } from './kinds.ts'

/** The contract's limit, in characters; a screenplay is mostly layout. */
const MAX_LENGTH = { PROMPT: 60_000, SCRIPT: 60_000, NARRATION: 60_000, SCREENPLAY: 200_000 } as const
/** Size limit of a story; a longer screenplay is read without being stored as text. */
const MAX_SAVED_LENGTH = 60_000
const MIN_WORDS = 3
/** Languages without spaces write a whole sentence as one word. */
const UNSPACED_SENTENCE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{6}/u

type Text = Pick<Choices, 'kind' | 'text'>

const figure = new Intl.NumberFormat('en')

/** Nothing is ever cut off: a text that is too long stays until it is shortened. */
export function tooLongText({ kind, text }: Text): string | null {
  const over = text.length - MAX_LENGTH[kind]
  if (over <= 0) return null
  return `This text has ${figure.format(text.length)} characters, ${figure.format(over)} too many. Shorten it to continue.`
}

/** Whether the server accepts the text as the story's own. */
export const isSavable = ({ text }: Pick<Choices, 'text'>): boolean => text.length <= MAX_SAVED_LENGTH

/** What the story needs before it can be generated, or null. */
export function missingOf(choices: Text): string | null {
  const { kind, text } = choices
  const tooLong = tooLongText(choices)
  if (tooLong !== null) return tooLong
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const isEnough = kind === 'PROMPT' ? words >= MIN_WORDS || UNSPACED_SENTENCE.test(text) : words > 0
  return isEnough ? null : KINDS[kind].missing
}

/** Words as readers count them, also in languages without spaces. */
export function countWords(text: string, language: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike === true) words += 1
  return words
}
