import { readVerb, singularOf } from '../grammar/inflect.ts'
import { CREATURES, MEN, WOMEN, MENS_NAMES, WOMENS_NAMES } from '../words/nouns-and-names.ts'
import { asFirst, asKnown, asShort, readNounPhrase, startsAction, type NounPhrase } from './noun-phrase.ts'
import { PRONOUNS, type Pronoun, type Subject } from './prompt.ts'
import { isBeing, isPerson, textOf, type Token } from './tokens.ts'

export interface ReadSubject {
  subject: Subject
  phrase: NounPhrase
  /** The first token after it. */
  end: number
}

/** Reads the subject at the start of a prompt and what directly belongs to it. `end` is the first token after it. */
export function readSubject(tokens: readonly Token[]): ReadSubject | undefined {
  const read = readNounPhrase(tokens, 0)
  if (!read) return undefined
  const { phrase } = read
  let { end } = read
  const isName =
    phrase.determiner === '' &&
    !phrase.plural &&
    tokens.slice(0, end).every(({ proper }) => proper) &&
    !/^\d/u.test(phrase.core)
  let name = isName ? phrase.core : undefined
  let first = asFirst(phrase)
  let known = asKnown(phrase)
  let short = asShort(phrase)
  let described = phrase
  if (/^(?:named|called)$/u.test(tokens[end]?.word ?? '') && tokens[end + 1]?.proper) {
    let last = end + 1
    while (tokens[last + 1]?.proper && !tokens[last]?.after) last++
    name = textOf(tokens.slice(end + 1, last + 1))
    first = `${first} named ${name}`
    short = name
    end = last + 1
  } else if (name && tokens[end - 1]?.after === ',') {
    // 'Mira, a young baker, …'
    const apposition = readNounPhrase(tokens, end)
    if (apposition && apposition.phrase.determiner !== '') {
      described = apposition.phrase
      first = `${name}, ${asFirst(described)},`
      known = name
      short = name.split(' ')[0] ?? name
      end = apposition.end
    }
  } else if (tokens[end]?.word === 'and' && !tokens[end - 1]?.after) {
    const other = readNounPhrase(tokens, end + 1)
    if (
      other &&
      (isBeing(singularOf(other.phrase.head)) || other.phrase.proper) &&
      (isBeing(singularOf(phrase.head)) || phrase.proper)
    )
      return pair(tokens, phrase, other.phrase, other.end)
  }
  const kept = detailAt(tokens, end)
  if (kept > end && isBeing(singularOf(phrase.head))) {
    first = `${first} ${textOf(tokens.slice(end, kept))}`
    end = kept
  }
  const one = singularOf(described.head)
  const bareName =
    name !== undefined && described === phrase && !/^(?:named|called)$/u.test(tokens[read.end]?.word ?? '')
  const namesPerson = bareName && (startsAction(tokens, end) || isGivenName(name))
  const kind = isPerson(one) || namesPerson ? 'person' : CREATURES.has(one) ? 'creature' : 'thing'
  const subject: Subject = {
    first,
    known,
    short,
    head: described.head,
    plural: described.plural,
    kind,
    name,
    pronoun: pronounFor(described, name, kind, tokens),
  }
  return { subject, phrase, end }
}

/** The end of what describes a being after its noun: 'stranded on Mars', 'with a broken wing', 'without a name'. */
function detailAt(tokens: readonly Token[], end: number): number {
  const { word = '' } = tokens[end] ?? {}
  const next = tokens[end + 1]?.word ?? ''
  if (/^(?:with|without)$/u.test(word)) return readNounPhrase(tokens, end + 1)?.end ?? end
  const isParticiple = PARTICIPLES.test(word) || (/ed$/u.test(word) && readVerb(word) === undefined)
  if (!isParticiple || !/^(?:at|in|on|by|from|with|inside|under|between|behind|of)$/u.test(next)) return end
  return readNounPhrase(tokens, end + 2)?.end ?? end
}

const PARTICIPLES =
  /^(?:lost|stuck|trapped|born|raised|abandoned|forgotten|hidden|left|caught|torn|broken|frozen|stranded|made|known|haunted|obsessed|surrounded|separated|locked|exiled|banished|cursed)$/u

/** 'a fox and a hare': both act as one. */
function pair(tokens: readonly Token[], one: NounPhrase, other: NounPhrase, end: number): ReadSubject {
  const first = `${asFirst(one)} and ${asFirst(other)}`
  const known = `${asKnown(one)} and ${asKnown(other)}`
  const person = isPerson(singularOf(one.head)) || one.proper
  return {
    phrase: { ...one, plural: true },
    end,
    subject: {
      first,
      known,
      short: `${asShort(one)} and ${asShort(other)}`,
      head: one.head,
      plural: true,
      kind: person ? 'person' : 'creature',
      name: tokens[0]?.proper ? first : undefined,
      pronoun: PRONOUNS.they,
    },
  }
}

function pronounFor(
  phrase: NounPhrase,
  name: string | undefined,
  kind: Subject['kind'],
  tokens: readonly Token[],
): Pronoun {
  if (phrase.plural) return PRONOUNS.they
  const one = singularOf(phrase.head)
  const firstName = name?.split(' ')[0]?.toLowerCase() ?? ''
  if (WOMEN.has(one) || WOMENS_NAMES.has(firstName) || /woman$/u.test(one)) return PRONOUNS.she
  if (MEN.has(one) || MENS_NAMES.has(firstName) || /[^o]man$/u.test(one)) return PRONOUNS.he
  const used = tokens.map(({ word }) => word)
  if (used.some((word) => /^(?:she|her|herself|hers)$/u.test(word))) return PRONOUNS.she
  if (used.some((word) => /^(?:he|him|his|himself)$/u.test(word))) return PRONOUNS.he
  return kind === 'person' ? PRONOUNS.they : PRONOUNS.it
}

function isGivenName(name = ''): boolean {
  const first = name.split(' ')[0]?.toLowerCase() ?? ''
  return WOMENS_NAMES.has(first) || MENS_NAMES.has(first)
}
