import { splitSentences } from '#src/domain/sentences.ts'
import { spokenForm } from './spoken-form.ts'
import type { PhraseWord } from './speak-phrase.ts'

/** A run of words spoken in one go, with the pauses (ms at rate 1) after each of them. */
export interface Phrase {
  words: (PhraseWord & { text: string; pauseAfter: number })[]
}

/** ms at rate 1. */
const PAUSES = { breath: 90, comma: 200, clause: 300, sentence: 430, paragraph: 700, silentWord: 160 }
const MAX_PHRASE_LENGTH = 45
const CLOSERS = /["'”’»)\]}*_]+$/u

/** Cuts a text into phrases: whole sentences, and endless ones at clause marks. Every whitespace-separated word is in one. */
export function toPhrases(text: string): Phrase[] {
  return splitSentences(text).flatMap((sentence) => {
    const tokens = sentence.match(/\S+/gu) ?? []
    const endsParagraph = /\n\s*$/u.test(sentence)
    const words = tokens.map((token, index) => {
      const isLast = index === tokens.length - 1
      const pause = pauseAfter(token, isLast)
      return {
        text: token,
        spoken: spokenForm(token),
        mark: markOf(token, isLast),
        pauseAfter: isLast && endsParagraph ? PAUSES.paragraph : pause,
      }
    })
    return cutLong(words).map((part) => ({ words: part }))
  })
}

/** The pause (ms at rate 1) that a word without sound adds, such as an emoji. */
export const SILENT_WORD_MS = PAUSES.silentWord

/** The pause (ms at rate 1) where the voice breathes without punctuation. */
export const BREATH_MS = PAUSES.breath

function pauseAfter(token: string, isLast: boolean): number {
  const bare = token.replace(CLOSERS, '')
  if (isLast || /[!?。！？…]$/u.test(bare)) return PAUSES.sentence
  if (/(?:[;:–—]|\.\.+|--)$/u.test(bare)) return PAUSES.clause
  return /[,、،)]$/u.test(bare) ? PAUSES.comma : 0
}

function markOf(token: string, isLast: boolean): string {
  const bare = token.replace(CLOSERS, '')
  if (/[?？؟]$/u.test(bare)) return isLast ? '?' : ','
  if (/[!！]$/u.test(bare)) return isLast ? '!' : ','
  if (isLast) return '.'
  return pauseAfter(token, false) > 0 ? ',' : ''
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
