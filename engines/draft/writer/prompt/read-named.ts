import { readVerb, singularOf } from '../grammar/inflect.ts'
import type { Action } from './action.ts'
import { asFirst, asShort, readNounPhrase, asKnown } from './noun-phrase.ts'
import type { Prompt, Subject } from './prompt.ts'
import { isBeing, type Token } from './tokens.ts'
import { PREPOSITIONS } from '../words/closed.ts'
import { PLACE_NOUNS, OTHER_NAMES, PLACE_NAMES } from '../words/nouns-and-names.ts'

/** Nouns that are no things one could hold on to. */
const TIMES_AND_WAYS =
  /^(?:way|home|time|night|day|morning|evening|afternoon|winter|summer|spring|autumn|year|month|week|hour|minute|moment|lot|end|middle|life|world|others?|place)$/u

/** Things a prompt names beside its subject, as known: 'the letter'. */
export function objectsOf(tokens: readonly Token[], known: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (let at = 0; at < tokens.length;) {
    const read = readNounPhrase(tokens, at)
    if (!read) {
      at++
      continue
    }
    const { phrase } = read
    const isNamedThing = /^(?:a|an|the|two|three|his|her|their|its|my|our)$/u.test(phrase.determiner) || phrase.proper
    if (
      isNamedThing &&
      !TIMES_AND_WAYS.test(phrase.head) &&
      !readVerb(phrase.head) &&
      !known.includes(phrase.head) &&
      !/\d/u.test(phrase.core)
    )
      found.set(phrase.head, asShort(phrase))
    at = read.end
  }
  return [...found.values()].slice(0, 6)
}

/** All people named in a prompt. */
export function peopleOf(tokens: readonly Token[], subject: Subject, action: Action | undefined): Prompt['people'] {
  const people: Prompt['people'] = []
  const does =
    action && !action.continuous ? `, who ${action.in(action.tense === 'past' ? 'past' : 'third', subject.plural)}` : ''
  if (subject.kind !== 'thing')
    people.push({
      name: capital(subject.name ?? subject.known.replace(/^the /u, '')),
      description: `${capital(subject.first.replace(/,$/u, ''))}${does}.`,
    })
  for (let at = 1; at < tokens.length;) {
    const read = readNounPhrase(tokens, at)
    if (read) {
      const { phrase } = read
      const one = singularOf(phrase.head)
      const mentions = isBeing(one) && phrase.determiner !== ''
      if (mentions && phrase.head !== subject.head && !subject.known.includes(phrase.core))
        people.push({
          name: capital(phrase.core),
          description: `${capital(asFirst(phrase))}, in the story of ${subject.known}.`,
        })
    }
    at = read ? read.end : at + 1
  }
  return people.filter(({ name }, index) => people.findIndex((other) => other.name === name) === index).slice(0, 6)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What is found, built or opened in a tale is not where it begins. */
const FOUND = /^(?:discover|find|build|buy|inherit|open)(?:s|ed)?$|^(?:found|built|bought)$/u

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
  const noun = tokens.find(({ word }, at) => PLACE_NOUNS.has(word) && !FOUND.test(tokens[at - 2]?.word ?? ''))
  if (!noun) return undefined
  const there = `${PLACE_NOUNS.get(noun.word) ?? 'in'} the ${noun.word}`
  return { at: there, there, the: `the ${noun.word}`, name: false }
}

function named(name: string): Prompt['place'] {
  return { at: `in ${name}`, there: `in ${name}`, the: name, name: true }
}
