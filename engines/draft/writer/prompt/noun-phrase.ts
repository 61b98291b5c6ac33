import { articleFor, guessBase, isPlural, readVerb, singularOf } from '../grammar/inflect.ts'
import {
  ADVERBS,
  ARTICLES,
  AUXILIARIES,
  COMMON_ADJECTIVES,
  isFunctionWord,
  POSSESSIVES,
  QUANTITIES,
} from '../words/closed.ts'
import { OTHER_NAMES, PLACE_NOUNS } from '../words/nouns-and-names.ts'
import { isBeing, isPerson, textOf, type Token } from './tokens.ts'

export interface NounPhrase {
  /** 'a', 'the', 'my', 'two', … or ''. */
  determiner: string
  /** The words after the determiner: 'lighthouse keeper'. */
  core: string
  /** The noun itself in small letters: 'keeper'. */
  head: string
  /** The noun with what belongs to it but without plain adjectives: 'lighthouse keeper', 'girl', 'history of the bicycle'. */
  short: string
  plural: boolean
  /** A name, which takes no article. */
  proper: boolean
}

/** Reads the noun phrase that starts at `from`; undefined when there is none. `end` is the first token after it. */
export function readNounPhrase(
  tokens: readonly Token[],
  from: number,
): { phrase: NounPhrase; end: number } | undefined {
  let at = from
  let determiner = ''
  const first = tokens[at]
  if (first && (ARTICLES.has(first.word) || POSSESSIVES.has(first.word) || QUANTITIES.has(first.word))) {
    determiner = first.text
    at++
    if (tokens[at - 1]?.after) return undefined
  }
  const start = at
  while (at < tokens.length && belongsToPhrase(tokens, start, at, determiner)) {
    at++
    if (tokens[at - 1]?.after) break
  }
  if (at === start) return undefined
  const own = tokens.slice(start, at)
  const head = own.at(-1)?.word ?? ''
  let core = textOf(own)
  let short = textOf(own.filter((token, index) => index === own.length - 1 || token.proper || !isAdjective(token.word)))
  const proper = own.at(-1)?.proper === true
  // A keeper of lighthouses is called a keeper the next time.
  if (!proper && isBeing(singularOf(head))) short = own.at(-1)?.text ?? short
  const of = readOf(tokens, at)
  if (of) {
    core = `${core} of ${of.text}`
    short = `${short} of ${of.text}`
    at = of.end
  }
  const countsMany =
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|some|many|several|few|all|both|these|those|most|dozens|hundreds|thousands)$/u
  const plural =
    countsMany.test(determiner.toLowerCase()) || (isPlural(head) && (!proper || OTHER_NAMES.has(singularOf(head))))
  return { phrase: { determiner: determiner.toLowerCase(), core, head, short, plural, proper }, end: at }
}

function readOf(tokens: readonly Token[], at: number): { text: string; end: number } | undefined {
  if (tokens[at]?.word !== 'of' || tokens[at - 1]?.after) return undefined
  const inner = readNounPhrase(tokens, at + 1)
  if (!inner) return undefined
  return { text: textOf(tokens.slice(at + 1, inner.end)), end: inner.end }
}

/** End in -ly and are no adverbs. */
const LIKE_ADVERBS: ReadonlySet<string> = new Set(
  'family july italy butterfly lily jelly belly bully early daily lonely friendly ugly silly holy elderly lovely lively deadly monthly weekly yearly assembly supply anomaly'.split(
    ' ',
  ),
)

export function isAdjective(word: string): boolean {
  return COMMON_ADJECTIVES.has(word) || ADVERBS.has(word) || /(?:ful|less|ous|ish|able|ible|est)$/u.test(word)
}

function belongsToPhrase(tokens: readonly Token[], start: number, at: number, determiner: string): boolean {
  const token = tokens[at]
  if (!token || isFunctionWord(token.word) || /^(?:not|then|named|called)$/u.test(token.word)) return false
  if (at === start) return true
  return !isVerbAt(tokens, start, at, determiner)
}

/** Whether the word at `at` is the verb of a phrase that began at `start`, judged by its neighbours. */
function isVerbAt(tokens: readonly Token[], start: number, at: number, determiner: string): boolean {
  const { word } = tokens[at] ?? { word: '' }
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const verb = readVerb(word)
  const beforeOne = singularOf(before?.word ?? '')
  const actor = isBeing(beforeOne) || before?.proper === true
  // 'a girl lost at sea': described, not acting; the subject takes it up.
  if (
    actor &&
    /^(?:stranded|lost|stuck|trapped|born|raised|abandoned|forgotten|hidden|caught|torn|haunted|obsessed|locked|exiled|banished|cursed)$/u.test(
      word,
    ) &&
    next !== undefined &&
    isFunctionWord(next.word)
  )
    return true
  const closes =
    tokens[at]?.after !== '' ||
    next === undefined ||
    isFunctionWord(next.word) ||
    QUANTITIES.has(next.word) ||
    ADVERBS.has(next.word) ||
    /ly$/u.test(next.word)
  if (ADVERBS.has(word) || (/ly$/u.test(word) && !LIKE_ADVERBS.has(word))) return true
  if (!verb) {
    const opensObject = next !== undefined && (ARTICLES.has(next.word) || POSSESSIVES.has(next.word))
    const one =
      /^(?:an?|my|your|his|her|our|their|the|)$/u.test(determiner.toLowerCase()) && !isPlural(before?.word ?? '')
    return one && opensObject && /[^s]s$/u.test(word) && guessBase(word, 'third') !== word
  }
  if (verb.form === 'third')
    return actor ? !isPlural(before?.word ?? '') : closes && !isPlural(before?.word ?? '') && at > start
  if (verb.form === 'past') return (actor || closes) && (closes || actor) && !isAdjective(word)
  if (verb.form === 'gerund') return actor || (closes && at > start && next !== undefined)
  const joined =
    /^(?:and|or)$/u.test(tokens[start - 1]?.word ?? '') || /^(?:and|or)$/u.test(tokens[start - 2]?.word ?? '')
  return (isPlural(before?.word ?? '') && (closes || actor)) || (joined && actor)
}

/** As it is first mentioned: 'a lighthouse keeper', 'two brothers', 'bread', 'Mira'. */
export function asFirst(phrase: NounPhrase): string {
  const { determiner, core, plural, proper, head } = phrase
  if (/^(?:a|an)$/u.test(determiner)) return `${articleFor(core)} ${core}`
  if (determiner !== '') return `${determiner} ${core}`
  if (proper || plural || !isCountable(head)) return core
  return `${articleFor(core)} ${core}`
}

/** As it is mentioned again: 'the lighthouse keeper', 'the two brothers', 'my grandmother', 'bread'. */
export function asKnown(phrase: NounPhrase): string {
  return known(phrase, phrase.core)
}

/** As it is mentioned in passing: 'the keeper', 'the brothers'. */
export function asShort(phrase: NounPhrase): string {
  return known(
    { ...phrase, determiner: phrase.plural && !POSSESSIVES.has(phrase.determiner) ? '' : phrase.determiner },
    phrase.short,
  )
}

function known({ determiner, proper, head, plural }: NounPhrase, words: string): string {
  if (POSSESSIVES.has(determiner)) return `${determiner} ${words}`
  if (proper && !/^(?:a|an|the)$/u.test(determiner)) return words
  if (determiner === '' && !isCountable(head) && !(plural && isBeing(singularOf(head)))) return words
  const count =
    QUANTITIES.has(determiner) && plural && !/^(?:some|these|those|all|any)$/u.test(determiner) ? `${determiner} ` : ''
  return `the ${count}${words}`
}

const COUNTED: ReadonlySet<string> = new Set(
  'trip journey weekend day week tour guide adventure walk ride letter clock book story bridge machine invention game car bicycle'.split(
    ' ',
  ),
)

/** Nouns that need an article in the singular; all others may be a mass or an idea. */
function isCountable(head: string): boolean {
  return isPerson(head) || isBeing(head) || PLACE_NOUNS.has(head) || COUNTED.has(head)
}

/** True when a word can only be an auxiliary or a verb, and so starts a predicate. */
export function startsAction(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return AUXILIARIES.has(word) || readVerb(word) !== undefined || /[^s]s$/u.test(word)
}
