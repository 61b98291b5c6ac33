import { type Lexicon, lexicon, matches } from './lexicon.ts'
import { LATIN_WORDS } from './words-latin.ts'

/** A German noun of which a shorter one is the last part: 'Sauerteigbrot'. */
const MIN_COMPOUND = 8
const MIN_LAST_PART = 4

/** What it reads them as. */
export const LATIN_NOUNS: readonly string[] = Object.keys(LATIN_WORDS)

let nouns: Lexicon<string> | undefined

/** The words of a text that is not English, with its commonest nouns in English. */
export function latinToEnglish(words: readonly string[]): string[] {
  // Few texts need it: reading the table must not delay the first image.
  nouns ??= lexicon(LATIN_WORDS)
  const found = new Map(matches(words, nouns).map((match) => [match.at, match]))
  const read: string[] = []
  for (let at = 0; at < words.length;) {
    const { key, length } = found.get(at) ?? { key: undefined, length: 1 }
    const word = words[at] ?? ''
    read.push(...(key ?? lastPart(word, nouns) ?? word).split(' '))
    at += length
  }
  return read
}

function lastPart(word: string, known: Lexicon<string>): string | undefined {
  if (word.length < MIN_COMPOUND) return undefined
  for (let from = 3; from <= word.length - MIN_LAST_PART; from++) {
    const keys = known.get(word.slice(from))
    if (keys) return keys[0]
  }
  return undefined
}
