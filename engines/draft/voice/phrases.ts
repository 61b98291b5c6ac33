import { splitSentences } from '#src/domain/sentences.ts'
import { emphasizedWords } from './emphasis.ts'
import { spokenForms } from './spoken-form.ts'
import type { PhraseWord } from './speak-phrase.ts'

/** A run of words spoken in one go, with the pauses (ms at rate 1) after each of them. */
export interface Phrase {
  words: (PhraseWord & { text: string; pauseAfter: number })[]
}

/** ms at rate 1; the sound of the words around adds about 30. */
const PAUSES = { breath: 90, quote: 120, comma: 200, clause: 210, sentence: 430, paragraph: 540 }
const MAX_PHRASE_LENGTH = 45
const CLOSERS = /(?<!["'”’»)\]}*_])["'”’»)\]}*_]+$/u

/** Cuts a text into phrases: whole sentences, and endless ones at clause marks. Every whitespace-separated word is in one. */
export function toPhrases(text: string): Phrase[] {
  return splitSentences(text).flatMap((sentence) => {
    const tokens = sentence.match(/\S+/gu) ?? []
    const endsParagraph = /\n\s*$/u.test(sentence)
    const forms = spokenForms(tokens)
    const emphasized = emphasizedWords(tokens, forms)
    const words = tokens.map((token, index) => {
      const isLast = index === tokens.length - 1
      const pause = pauseAfter(token, isLast) || (startsQuote(tokens, index + 1) ? PAUSES.quote : 0)
      return {
        text: token,
        spoken: forms[index] ?? '',
        isEmphasized: emphasized.has(index),
        mark: markOf(token, isLast, pause),
        pauseAfter: isLast && endsParagraph ? PAUSES.paragraph : pause,
      }
    })
    return cutLong(words).map((part) => ({ words: part }))
  })
}

/** The pause (ms at rate 1) that each further word without sound adds where several follow each other. */
export const SILENT_WORD_MS = 60

/** The pause (ms at rate 1) inside a word, as in 'now—or'. */
export const INNER_PAUSE_MS = PAUSES.comma

/** The pause (ms at rate 1) where the voice breathes without punctuation. */
export const BREATH_MS = PAUSES.breath

function pauseAfter(token: string, isLast: boolean): number {
  const bare = token.replace(CLOSERS, '')
  if (isLast || /[!?。！？…]$/u.test(bare)) return PAUSES.sentence
  if (/(?:[;:–—]|\.\.+|--)$/u.test(bare)) return PAUSES.clause
  return /[,、،)]$/u.test(bare) ? PAUSES.comma : 0
}

/** Whether speech of three or more words in quotation marks begins; shorter quotes are names or emphasis. */
function startsQuote(tokens: readonly string[], index: number): boolean {
  if (!/^["“«]/u.test(tokens[index] ?? '')) return false
  return !tokens.slice(index, index + 2).some((token) => /["”»]/u.test(token.slice(1)))
}

function markOf(token: string, isLast: boolean, pause: number): string {
  const bare = token.replace(CLOSERS, '')
  if (/[?？؟]$/u.test(bare)) return isLast ? '?' : ','
  if (/[!！]$/u.test(bare)) return isLast ? '!' : ','
  if (isLast) return '.'
  return pause > 0 ? ',' : ''
}

function cutLong<Word extends { pauseAfter: number }>(words: Word[]): Word[][] {
  if (words.length <= MAX_PHRASE_LENGTH) return words.length > 0 ? [words] : []
  let cut = MAX_PHRASE_LENGTH
  for (let i = MAX_PHRASE_LENGTH - 1; i >= MAX_PHRASE_LENGTH / 2; i--)
    if ((words[i]?.pauseAfter ?? 0) > 0) {
      cut = i + 1
      break
    }
  return [words.slice(0, cut), ...cutLong(words.slice(cut))]
}
