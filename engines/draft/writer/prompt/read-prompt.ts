import type { Random } from '../../random.ts'
import { splitSentences } from '#src/domain/sentences.ts'
import type { Domain } from '../domains/domain.ts'
import { findDomain } from '../domains/find-domain.ts'
import { ANYWHERE } from '../domains/past.ts'
import { readVerb } from '../grammar/inflect.ts'
import { AUXILIARIES, PREPOSITIONS } from '../words/closed.ts'
import { asFirst, readNounPhrase, startsAction } from './noun-phrase.ts'
import { PRONOUNS, type Prompt, type Subject } from './prompt.ts'
import { objectsOf, peopleOf, placeOf } from './read-named.ts'
import { readSubject, type ReadSubject } from './read-subject.ts'
import { personalOf, stripAngle } from './rephrase.ts'
import { isQuestion, isTask, topicOf } from './read-topic.ts'
import { stripRequest } from './strip-request.ts'
import { tokenise, type Token, textOf } from './tokens.ts'
import { readAction, type Action } from './action.ts'

const INSTRUCTION =
  /^(?:please|make|keep|use|include|add|focus|avoid|write|show|explain|mention|style|tone|length|duration|target|audience|format|voice|music|visuals?|no |don'?t|do not|the (?:video|film|clip|story|tone|style|mood|narrator|narration) (?:should|must|needs|is to)|it should|should be|start with|end with|for (?:kids|children|a )|aspect|language|in the style)/iu
const TIMES: readonly (readonly [RegExp, NonNullable<Prompt['timeOfDay']>])[] = [
  [/\b(?:night|midnight|nights|moonlit|moonlight|stars|starry|after dark)\b/iu, 'night'],
  [/\b(?:evening|dusk|sunset|twilight|nightfall)\b/iu, 'evening'],
  [/\b(?:dawn|sunrise|morning|daybreak|first light)\b/iu, 'dawn'],
  [/\b(?:noon|midday|afternoon|daylight|sunny)\b/iu, 'day'],
]
const WEATHER =
  /\b(?:rain|rainy|snow|snowy|storm|stormy|fog|foggy|mist|wind|windy|winter|summer|autumn|spring|sunny|cloudy)\b/giu

/** Takes a prompt apart into the words a narration is made from. */
export function readPrompt(text: string, random: Random): Prompt {
  const sentences = splitSentences(text.replace(/\s+/gu, ' ').trim())
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const asked = stripRequest(sentences[0] ?? text)
  const angled = stripAngle(asked.text)
  const said = withoutOpening(tokenise(angled.text))
  const personal = personalOf(said)
  const tokens = personal?.tokens ?? said
  const field = findDomain(tokenise(text), random)
  const asks = personal?.isAdvice === true || isQuestion(tokens) || isTask(tokens)
  const read = asks ? undefined : readSubject(tokens)
  const aspects = asks ? [] : listedAspects(tokens)
  const rest = read ? tokens.slice(read.end) : []
  const action = aspects.length > 0 ? undefined : actionOf(rest)
  const subject = read?.subject ?? nothing(angled.text)
  const place = placeApart(placeOf(tokens) ?? placeOf(tokenise(angled.text)), subject)
  return {
    text: angled.text.replace(/[.!?…]+$/u, ''),
    heading: asked.text.replace(/[.!?…]+$/u, ''),
    form: asked.form ?? angled.form,
    ...topicOf(tokens, read),
    asks,
    subject,
    action,
    place,
    objects: objectsOf(rest, [subject.head]).filter((object) => object !== place?.the),
    claim: read && claims(tokens, read) ? closed(angled.text) : undefined,
    statements: sentences.slice(1).filter(isStatement).map(closed),
    aspects,
    timeOfDay: TIMES.find(([words]) => words.test(text))?.[1],
    weather: [...new Set((text.match(WEATHER) ?? []).map((word) => word.toLowerCase()))],
    people: peopleOf(tokens, subject, action),
    ...domainApart(field, subject),
  }
}

function isStatement(sentence: string): boolean {
  return !INSTRUCTION.test(sentence) && sentence.split(' ').length >= 4 && !/\?$/u.test(sentence)
}

/** 'In 2050, cities float': the statement begins after the comma. */
function withoutOpening(tokens: Token[]): Token[] {
  const comma = tokens.findIndex(({ after }) => after === ',')
  const opens = PREPOSITIONS.has(tokens[0]?.word ?? '') && comma > 0 && comma < 6 && comma < tokens.length - 2
  return opens ? tokens.slice(comma + 1) : tokens
}

/** A story about a city does not take place 'in the city': where it happens must be something else than its subject. */
function placeApart(place: Prompt['place'], { known, short }: Subject): Prompt['place'] {
  return place && (place.the === known || place.the === short) ? undefined : place
}

function domainApart(
  field: { domain: Domain; known: boolean },
  { known }: Subject,
): Pick<Prompt, 'domain' | 'domainKnown'> {
  if (field.domain.setting.the !== known) return { domain: field.domain, domainKnown: field.known }
  const setting = ANYWHERE.find(({ setting }) => setting.the !== known)?.setting ?? field.domain.setting
  return { domain: { ...field.domain, setting }, domainKnown: field.known }
}

/** Whether the prompt's own sentence says something that a narration must not lose. */
function claims(tokens: readonly Token[], { end }: ReadSubject): boolean {
  const next = tokens[end]?.word ?? ''
  return AUXILIARIES.has(next) || ['third', 'past'].includes(readVerb(next)?.form ?? '')
}

function closed(sentence: string): string {
  return /[.!?…]["'”’)]*$/u.test(sentence) ? sentence : `${sentence}.`
}

function nothing(text: string): Subject {
  const words = text.replace(/[.!?…]+$/u, '')
  return {
    first: words,
    known: words,
    short: words,
    head: '',
    plural: false,
    kind: 'thing',
    name: undefined,
    pronoun: PRONOUNS.it,
  }
}

/** 'sunset, calm waves, an old pier': a list of things without a verb between them. */
function listedAspects(tokens: readonly Token[]): string[] {
  const items: Token[][] = [[]]
  for (const token of tokens) {
    items.at(-1)?.push(token)
    if (/[,;]/u.test(token.after)) items.push([])
  }
  const full = items.map((item) => (item[0]?.word === 'and' ? item.slice(1) : item)).filter((item) => item.length > 0)
  const longest = Math.max(...full.map((item) => item.length))
  if (
    full.length < 3 ||
    longest > 6 ||
    full.some((item) => item.some(({ word }) => AUXILIARIES.has(word) || /^(?:who|that|which)$/u.test(word)))
  )
    return []
  return full.map((item) => {
    const read = readNounPhrase(item, 0)
    if (!read) return textOf(item)
    const rest = textOf(item.slice(read.end))
    return rest ? `${asFirst(read.phrase)} ${rest}` : asFirst(read.phrase)
  })
}

/** What the subject does, wherever in the rest of the sentence it is said. */
function actionOf(rest: readonly Token[]): Action | undefined {
  for (let at = 0; at < rest.length;) {
    const word = rest[at]?.word ?? ''
    if (/^(?:who|that|which)$/u.test(word)) return readAction(rest.slice(at + 1))
    if (at === 0 && /ly$/u.test(word)) return readAction(rest)
    const phrase = readNounPhrase(rest, PREPOSITIONS.has(word) ? at + 1 : at)
    if (startsAction(rest, at) && (at === 0 || !phrase) && (at === 0 || readVerb(word)?.form !== 'base'))
      return readAction(rest.slice(at))
    at = Math.max(at + 1, phrase?.end ?? 0)
    if (phrase && startsAction(rest, at) && ['third', 'past'].includes(readVerb(rest[at]?.word ?? '')?.form ?? ''))
      return readAction(rest.slice(at))
  }
  return undefined
}
