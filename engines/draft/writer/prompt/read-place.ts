import { singularOf } from '../grammar/inflect.ts'
import { PREPOSITIONS } from '../words/closed.ts'
import { PLACE_NOUNS } from '../words/places.ts'
import { OTHER_NAMES, PLACE_NAMES } from '../words/proper-names.ts'
import { asFirst, asKnown, asShort, readNounPhrase } from './noun-phrase.ts'
import type { Prompt } from './prompt.ts'
import type { Token } from './tokens.ts'

/** Where a prompt takes place, if it says so. */
export function placeOf(tokens: readonly Token[]): Prompt['place'] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || !PREPOSITIONS.has(token.word) || /^(?:about|with|like|of|for|than|as)$/u.test(token.word)) continue
    const read = readNounPhrase(tokens, at + 1)
    if (!read) continue
    const { phrase } = read
    if (phrase.core === 'home') return { at: 'at home', there: 'at home', the: 'home', name: true }
    const isName =
      phrase.proper &&
      (PLACE_NAMES.has(phrase.core.toLowerCase()) || (token.word === 'in' && !OTHER_NAMES.has(phrase.head)))
    if (isName) return named(phrase.core)
    if (!PLACE_NOUNS.has(singularOf(phrase.head))) continue
    const preposition = /^(?:to|into|from|toward|towards|through|across|over|past)$/u.test(token.word)
      ? (PLACE_NOUNS.get(singularOf(phrase.head)) ?? 'in')
      : token.word
    // 'at sea', 'in space', 'in prison' stay as they are.
    if (phrase.determiner === '' && !phrase.plural) {
      const bare = `${preposition} ${phrase.core}`
      return { at: bare, there: bare, the: `the ${phrase.core}`, name: false }
    }
    return {
      at: `${preposition} ${asFirst(phrase)}`,
      there: `${preposition} ${asKnown(phrase)}`,
      the: asShort(phrase),
      name: false,
    }
  }
  const name = tokens.find(({ word, proper }) => proper && PLACE_NAMES.has(word))
  if (name) return named(name.text)
  const noun = tokens.find(({ word }) => PLACE_NOUNS.has(word))
  if (!noun) return undefined
  const there = `${PLACE_NOUNS.get(noun.word) ?? 'in'} the ${noun.word}`
  return { at: there, there, the: `the ${noun.word}`, name: false }
}

function named(name: string): Prompt['place'] {
  return { at: `in ${name}`, there: `in ${name}`, the: name, name: true }
}
