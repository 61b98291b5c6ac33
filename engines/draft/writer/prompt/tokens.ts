import { isFunctionWord, ADVERBS, COMMON_ADJECTIVES, QUANTITIES } from '../words/closed.ts'
import {
  CREATURES,
  MEN,
  PEOPLE,
  WOMEN,
  PLACE_NOUNS,
  MENS_NAMES,
  OTHER_NAMES,
  PLACE_NAMES,
  WOMENS_NAMES,
} from '../words/nouns-and-names.ts'
import { readVerb, singularOf } from '../grammar/inflect.ts'

export interface Token {
  /** As it is to be written inside a sentence. */
  text: string
  /** In small letters. */
  word: string
  /** A name: written with a capital wherever it stands. */
  proper: boolean
  /** Punctuation right after the word, '' for none. */
  after: string
}

/** Cuts a sentence into words; the first loses its capital unless it is a name. */
export function tokenise(sentence: string): Token[] {
  const words =
    sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’&%.-]*[\p{L}\p{N}%]|[\p{L}\p{N}$€£]+|[,;:–—-]+|[()!?…."“”]+/gu) ?? []
  const tokens: Token[] = []
  const letters = words.filter((word) => /^\p{L}/u.test(word))
  const capitals = letters.filter((word) => /^\p{Lu}/u.test(word)).length
  // In A Title Where Every Word Has A Capital the capitals say nothing.
  const isTitleCase = letters.length > 2 && capitals / letters.length > 0.7
  for (const word of words) {
    const last = tokens.at(-1)
    if (!/[\p{L}\p{N}]/u.test(word)) {
      if (last && last.after === '') last.after = word.charAt(0)
      continue
    }
    const isFirst = tokens.length === 0 || /[:.!?]/u.test(last?.after ?? '')
    tokens.push(toToken(word, isFirst, isTitleCase, isFirst ? words.slice(1, 3) : []))
  }
  return tokens
}

function toToken(text: string, isFirst: boolean, isTitle: boolean, following: readonly string[]): Token {
  const word = text.toLowerCase().replace(/’/gu, "'")
  const token = (proper: boolean) => ({ text: proper ? text : decapitalise(text), word, proper, after: '' })
  if (!/\p{Lu}/u.test(text)) return token(isKnownName(word) && !isKnownWord(word))
  if (word === 'i' || /^\p{Lu}[\p{Lu}\p{N}]/u.test(text) || /\p{Ll}\p{Lu}/u.test(text)) return token(true)
  if (isKnownName(word.replace(/'s$/u, ''))) return token(true)
  if (!isFirst && !isTitle) return token(true)
  if (isKnownWord(word)) return token(false)
  const [next, afterNext] = following
  // 'Steve Jobs', 'Apollo 11'
  if (next && /^(?:\p{Lu}|\d)/u.test(next) && !isTitle) return token(true)
  // 'Mira, a baker, …'
  if (next === ',' && /^(?:an?|the)$/iu.test(afterNext ?? '')) return token(true)
  // An unknown first word before a verb of action is most likely a name: 'Zorbla finds…'.
  const nextVerb = next ? readVerb(next.toLowerCase()) : undefined
  return token(
    nextVerb?.form === 'third' &&
      /^(?:find|discover|want|learn|decide|meet|wake|lose|dream|leave|travel|fall|tries|realize|realise)/u.test(
        nextVerb.base,
      ),
  )
}

function isKnownName(word: string): boolean {
  const one = singularOf(word)
  return (
    PLACE_NAMES.has(word) ||
    OTHER_NAMES.has(word) ||
    OTHER_NAMES.has(one) ||
    WOMENS_NAMES.has(word) ||
    MENS_NAMES.has(word)
  )
}

function isKnownWord(word: string): boolean {
  const one = singularOf(word)
  return (
    isFunctionWord(word) ||
    ADVERBS.has(word) ||
    QUANTITIES.has(word) ||
    COMMON_ADJECTIVES.has(word) ||
    isBeing(one) ||
    PLACE_NOUNS.has(one) ||
    readVerb(word) !== undefined
  )
}

/** True for a noun (in the singular) that names a person or a creature. */
export function isBeing(noun: string): boolean {
  return isPerson(noun) || CREATURES.has(noun)
}

/** True for a noun (in the singular) that names a person; recognizes occupations by their endings, too. */
export function isPerson(noun: string): boolean {
  if (WOMEN.has(noun) || MEN.has(noun) || PEOPLE.has(noun)) return true
  return /(?:[^aeiou]|[aeou])(?:ist|ician|woman|man|keeper|maker|seller|worker|owner|driver|fighter|ologist)$/u.test(
    noun,
  )
}

function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Words and their punctuation as running text, without the mark after the last. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, after }, index) => text + (index < tokens.length - 1 ? spaced(after) : ''))
    .join(' ')
    .replace(/\s+/gu, ' ')
}

function spaced(mark: string): string {
  return /[–—-]/u.test(mark) ? ' –' : /[,;:]/u.test(mark) ? mark : ''
}
