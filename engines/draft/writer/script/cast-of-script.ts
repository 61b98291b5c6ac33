import { segmenterFor, splitSentences } from '#src/domain/sentences.ts'
import { isFunctionWord, QUANTITIES } from '../words/closed.ts'
import { MEN, PEOPLE, WOMEN, MENS_NAMES, OTHER_NAMES, PLACE_NAMES, WOMENS_NAMES } from '../words/nouns-and-names.ts'

export interface CastMember {
  name: string
  description: string
}

const MAX_PEOPLE = 12
const DESCRIPTION_LENGTH = 140
/** Roles that identify no particular person. */
const NO_CHARACTER: ReadonlySet<string> = new Set([
  'people',
  'person',
  'crowd',
  'children',
  'men',
  'women',
  'community',
  'family',
  'team',
  'friend',
  'kid',
  'child',
  'adult',
  'class',
  'parent',
  'couple',
  'band',
  'master',
  'general',
  'driver',
  'model',
])

/**
 * The people a script speaks of: speakers in capitals before a colon, names, and roles such as 'the lighthouse keeper'.
 * Reads English; in other languages it finds speakers and names that occur more than once. Where every noun has a capital, as in German,
 * capitals mean nothing: there only known names and people with a title count.
 */
export function castOfScript(script: string, language: string): CastMember[] {
  const found = new Map<string, { name: string; sentence: string; count: number }>()
  const isEnglish = /^en\b/iu.test(language)
  const areNounsCapital = /^(?:de|lb)\b/iu.test(language) || capitalisesNouns(script, language)
  for (const sentence of splitSentences(script, language)) {
    for (const name of namesIn(sentence, isEnglish, areNounsCapital)) {
      const known = found.get(name)
      if (known) known.count++
      else found.set(name, { name, sentence: sentence.trim(), count: 1 })
    }
  }
  return [...found.values()]
    .filter(({ name, count }) => count > 1 || isCertain(name) || isSaidAgain(script, name))
    .slice(0, MAX_PEOPLE)
    .map(({ name, sentence }) => ({ name, description: shorten(sentence, language) }))
}

function namesIn(sentence: string, isEnglish: boolean, areNounsCapital: boolean): string[] {
  const names: string[] = []
  const speaker = /^\s*(\p{Lu}[\p{Lu}.' -]{1,30}):\s/u.exec(sentence)?.[1]
  if (speaker) names.push(capitalised(speaker.trim()))
  const words = sentence.match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  words.forEach((word, at) => {
    const small = word.toLowerCase().replace(/['’]s$/u, '')
    const bare = word.replace(/['’]s$/u, '')
    const isGiven = WOMENS_NAMES.has(small) || MENS_NAMES.has(small)
    const isAddressed = ADDRESS.test(words[at - 1] ?? '')
    const isMarked = isGiven || isAddressed
    const isName = /^\p{Lu}\p{Ll}+$/u.test(bare) && (isMarked || (!areNounsCapital && at > 0 && isUnknown(small)))
    if (isName && (isMarked || (!isNamePart(words[at - 1]) && !isNamePart(words[at + 1])))) names.push(bare)
    // 'Her brother Jonas' is one person.
    if (isRole(small) && isNamePart(words[at + 1])) return
    if (isEnglish && isRole(small) && /^(?:the|a|an|his|her|their|my|old|young)$/iu.test(words[at - 1] ?? ''))
      names.push(capitalised(small))
    else if (
      isEnglish &&
      isRole(small) &&
      /^(?:the|a|an|his|her|their|my)$/iu.test(words[at - 2] ?? '') &&
      !isFunctionWord((words[at - 1] ?? '').toLowerCase())
    )
      names.push(capitalised(`${words[at - 1] ?? ''} ${small}`))
  })
  return names
}

/** 'Frau Berger' */
const ADDRESS = /^(?:Herr|Herrn|Frau|Fräulein|Doktor|Professor|Onkel|Tante|Oma|Opa)$/u
/** Shares of a text's words that only a language with capital nouns has: such nouns, and German's commonest words. */
const MIN_CAPITALS = 0.07
const MIN_ARTICLES = 0.06

/** Whether a text writes its nouns with capitals, whatever language it is said to be in. */
function capitalisesNouns(script: string, language: string): boolean {
  const inside = splitSentences(script, language).flatMap((sentence) => (sentence.match(/\p{L}+/gu) ?? []).slice(1))
  const capitals = new Set(inside.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)))
  const articles = inside.filter((word) => /^(?:der|die|das|dem|den|ein|eine|einen|und|nicht|ist)$/u.test(word)).length
  return inside.length > 0 && articles / inside.length > MIN_ARTICLES && capitals.size / inside.length > MIN_CAPITALS
}

function isUnknown(word: string): boolean {
  return !PLACE_NAMES.has(word) && !OTHER_NAMES.has(word) && !isFunctionWord(word) && !QUANTITIES.has(word)
}

/** Part of a longer name, such as 'New' in New York or 'Street' in Baker Street. */
function isNamePart(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word) && !isFunctionWord(word.toLowerCase())
}

function isRole(word: string): boolean {
  return (WOMEN.has(word) || MEN.has(word) || PEOPLE.has(word)) && !NO_CHARACTER.has(word)
}

/** At the beginning of a sentence every word has a capital: there a name counts only once it was found elsewhere. */
function isSaidAgain(script: string, name: string): boolean {
  const words = script.match(/[\p{L}][\p{L}'’-]*/gu) ?? []
  return words.filter((word) => word.replace(/['’]s$/u, '') === name).length > 1
}

/** Enough to be cast although it is said only once. */
function isCertain(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  return WOMENS_NAMES.has(last) || MENS_NAMES.has(last) || isRole(last)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}

function shorten(sentence: string, language: string): string {
  const graphemes = [...segmenterFor(language, 'grapheme').segment(sentence.replace(/\s+/gu, ' '))]
  if (graphemes.length <= DESCRIPTION_LENGTH) return sentence.replace(/\s+/gu, ' ')
  const cut = graphemes
    .slice(0, DESCRIPTION_LENGTH)
    .map(({ segment }) => segment)
    .join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
