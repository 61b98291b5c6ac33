import type { Random } from '../../random.ts'
import { splitSentences } from '../../text/sentences.ts'
import { findDomain } from '../domains/find-domain.ts'
import { inflect, readVerb, singularOf } from '../grammar/inflect.ts'
import { AUXILIARIES, isFunctionWord, PREPOSITIONS } from '../words/closed.ts'
import { PLACE_NOUNS } from '../words/places.ts'
import { PLACE_NAMES } from '../words/proper-names.ts'
import { readAction, type Action } from './action.ts'
import { asFirst, asKnown, asShort, readNounPhrase, startsAction, type NounPhrase } from './noun-phrase.ts'
import { PRONOUNS, type Prompt, type Subject } from './prompt.ts'
import { readQuestion, type Question } from './question.ts'
import { readSubject } from './read-subject.ts'
import { stripAngle } from './strip-angle.ts'
import { stripRequest } from './strip-request.ts'
import { isBeing, isPerson, textOf, tokenise, type Token } from './tokens.ts'

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
  const tokens = tokenise(angled.text)
  const { domain, known: domainKnown } = findDomain(tokenise(text), random)
  const question = readQuestion(tokens)
  const read = question ? undefined : readSubject(tokens)
  const aspects = question ? [] : listedAspects(tokens)
  const rest = read ? tokens.slice(read.end) : []
  const task = question ? question.task : taskOf(tokens)
  const action = aspects.length > 0 || task ? undefined : actionOf(rest)
  const subject = read?.subject ?? (question?.about ? thing(question.about) : nothing(angled.text))
  const place = placeOf(tokens)
  return {
    text: angled.text.replace(/[.!?…]+$/u, ''),
    heading: asked.text.replace(/[.!?…]+$/u, ''),
    form: asked.form ?? angled.form,
    ...topicOf(tokens, task, question?.about, read),
    question: question && question.kind !== 'how-to' ? question.embedded : undefined,
    process: processOf(question),
    task,
    subject,
    action,
    place,
    objects: objectsOf(question ? tokens.slice(1) : rest, [subject.head]).filter((object) => object !== place?.the),
    statements: sentences.slice(1).filter(isStatement).map(closed),
    aspects,
    timeOfDay: TIMES.find(([words]) => words.test(text))?.[1],
    weather: [...new Set((text.match(WEATHER) ?? []).map((word) => word.toLowerCase()))],
    people: peopleOf(tokens, subject, action),
    domain,
    domainKnown,
  }
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

type Topic = Pick<Prompt, 'topic' | 'topicShort' | 'topicPlural'>

function topicOf(
  tokens: readonly Token[],
  task: string | undefined,
  about: NounPhrase | undefined,
  read: ReturnType<typeof readSubject>,
): Topic {
  if (task) return { topic: gerundOf(task), topicShort: gerundOf(withoutDetails(task)), topicPlural: false }
  if (about) {
    const named = about.determiner === 'the' ? asKnown(about) : asFirst(about)
    const short = /^an? /u.test(named) ? named : asShort(about)
    return { topic: named, topicShort: about.determiner === '' ? named : short, topicPlural: about.plural }
  }
  const versus = tokens.findIndex(({ word }) => /^(?:vs\.?|versus)$/u.test(word))
  if (versus > 0) {
    const choice = `the choice between ${textOf(tokens.slice(0, versus))} and ${textOf(tokens.slice(versus + 1))}`
    return { topic: choice, topicShort: 'the choice', topicPlural: false }
  }
  if (!read) return { topic: textOf(tokens), topicShort: textOf(tokens), topicPlural: false }
  const { phrase, subject } = read
  // 'the mistakes new investors make': a verb at the very end closes the description.
  const last = tokens.length - 1
  if (subject.kind === 'thing' && read.end === last && readVerb(tokens[last]?.word ?? '')?.form === 'base')
    return { topic: textOf(tokens), topicShort: `the ${phrase.core.split(' ')[0] ?? ''}`, topicPlural: true }
  if (subject.name) return { topic: subject.name, topicShort: subject.name, topicPlural: subject.plural }
  const named = phrase.determiner === 'the' ? subject.known : subject.first
  // What follows in the same breath belongs to the topic: 'a quiet morning in the market', 'an app that plans meals'.
  let { end } = read
  while (PREPOSITIONS.has(tokens[end]?.word ?? '') && !tokens[end - 1]?.after) {
    const inner = readNounPhrase(tokens, end + 1)
    if (!inner) break
    end = inner.end
  }
  if (/^(?:that|which|who)$/u.test(tokens[end]?.word ?? '')) end = tokens.length
  const tail = end === tokens.length || subject.kind === 'thing' ? textOf(tokens.slice(read.end, end)) : ''
  const full = tail && end - read.end <= 14 ? `${named} ${tail}` : named
  const passing = WHOLE_ONLY.test(phrase.head) || (tail === '' && phrase.determiner === '') ? full : shortTopic(phrase)
  return { topic: full, topicShort: passing, topicPlural: subject.plural }
}

/** Nouns that say nothing without what follows them: 'life on Mars' is not about life. */
const WHOLE_ONLY = /^(?:life|days?|weeks?|hours?|weekend|times?|future|years?|things?|world|people|way|power)$/u

function shortTopic(phrase: NounPhrase): string {
  const head = phrase.proper ? asShort(phrase) : phrase.short.replace(/ of .*$/u, '')
  return phrase.proper || phrase.determiner === '' ? head : `the ${head.replace(/^\S+['’]s? (?=\S)/u, '')}`
}

/** 'make sourdough' of 'make sourdough at home', 'walk' of 'walk more'. */
function withoutDetails(task: string): string {
  const words = task.split(' ')
  const cut = words.findIndex(
    (word, at) => at > (words[0] === 'never' ? 2 : 1) && PREPOSITIONS.has(word) && word !== 'to' && word !== 'of',
  )
  return (cut > 0 ? words.slice(0, cut) : words).join(' ').replace(/ (?:more|better|well|faster|again|every day)$/u, '')
}

function gerundOf(task: string): string {
  const never = /^(?:never|always) /u.exec(task)?.[0] ?? ''
  const [verb = '', ...rest] = task.slice(never.length).split(' ')
  const base = readVerb(verb)?.base ?? verb
  return never + [inflect(base, 'gerund'), ...rest].join(' ')
}

function processOf(question: Question | undefined): Prompt['process'] {
  if (!question?.about || question.task !== undefined || question.embedded.length > 60) return undefined
  const { embedded, about } = question
  if (embedded.startsWith('how ')) return { full: embedded, short: embedded }
  if (!embedded.startsWith('why ')) return undefined
  return {
    full: `the riddle of ${embedded}`,
    short: `the riddle about ${about.determiner === 'the' ? asKnown(about) : asFirst(about)}`,
  }
}

/** 'Keeping bees', 'Never give up', 'Believe in yourself': prompts that are about doing something. */
function taskOf(tokens: readonly Token[]): string | undefined {
  const never = /^(?:never|always|don't)$/u.test(tokens[0]?.word ?? '')
  const first = tokens[never ? 1 : 0]
  const verb = first ? readVerb(first.word) : undefined
  if (!first || !verb || tokens.length < 2) return undefined
  const next = tokens[never ? 2 : 1]
  const rest = textOf(tokens.slice(never ? 2 : 1))
  const isImperative =
    verb.form === 'base' &&
    (never ||
      (next !== undefined &&
        isFunctionWord(next.word) &&
        !AUXILIARIES.has(next.word) &&
        !/^(?:of|and|or|in|on|at|for|by|from|with|who|that)$/u.test(next.word)) ||
      /\b(?:your|yourself)\b/u.test(rest))
  if (verb.form !== 'gerund' && !isImperative) return undefined
  return [never ? (tokens[0]?.word === 'always' ? 'always' : 'never') : '', verb.base, rest].filter(Boolean).join(' ')
}

function placeOf(tokens: readonly Token[]): Prompt['place'] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || !PREPOSITIONS.has(token.word) || /^(?:about|with|like|of|for|than|as)$/u.test(token.word)) continue
    const read = readNounPhrase(tokens, at + 1)
    if (!read) continue
    const { phrase } = read
    if (phrase.core === 'home') return { at: 'at home', the: 'home', name: true }
    const isName = phrase.proper && PLACE_NAMES.has(phrase.core.toLowerCase())
    if (isName) return { at: `in ${phrase.core}`, the: phrase.core, name: true }
    if (!PLACE_NOUNS.has(singularOf(phrase.head))) continue
    const preposition = /^(?:to|into|from|toward|towards|through|across|over|past)$/u.test(token.word)
      ? (PLACE_NOUNS.get(singularOf(phrase.head)) ?? 'in')
      : token.word
    return { at: `${preposition} ${asFirst(phrase)}`, the: asShort(phrase), name: false }
  }
  const name = tokens.find(({ word, proper }) => proper && PLACE_NAMES.has(word))
  if (name) return { at: `in ${name.text}`, the: name.text, name: true }
  const noun = tokens.find(({ word }) => PLACE_NOUNS.has(word))
  return noun
    ? { at: `${PLACE_NOUNS.get(noun.word) ?? 'in'} the ${noun.word}`, the: `the ${noun.word}`, name: false }
    : undefined
}

/** Nouns that are no things one could hold on to. */
const TIMES_AND_WAYS =
  /^(?:way|home|time|night|day|morning|evening|afternoon|winter|summer|spring|autumn|year|month|week|hour|minute|moment|lot|end|middle|life|world|others?|place)$/u

function objectsOf(tokens: readonly Token[], known: readonly string[]): string[] {
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

function peopleOf(tokens: readonly Token[], subject: Subject, action: Action | undefined): Prompt['people'] {
  const people: Prompt['people'] = []
  const does =
    action && !action.continuous ? `, who ${action.in(action.tense === 'past' ? 'past' : 'third', subject.plural)}` : ''
  if (subject.kind !== 'thing')
    people.push({
      name: title(subject.name ?? subject.known.replace(/^the /u, '')),
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
          name: title(phrase.core),
          description: `${capital(asFirst(phrase))}, in the story of ${subject.known}.`,
        })
    }
    at = read ? read.end : at + 1
  }
  return people.filter(({ name }, index) => people.findIndex((other) => other.name === name) === index).slice(0, 6)
}

function isStatement(sentence: string): boolean {
  return !INSTRUCTION.test(sentence) && sentence.split(' ').length >= 4 && !/\?$/u.test(sentence)
}

function closed(sentence: string): string {
  return /[.!?…]["'”’)]*$/u.test(sentence) ? sentence : `${sentence}.`
}

function thing(phrase: NounPhrase): Subject {
  const head = singularOf(phrase.head)
  return {
    first: asFirst(phrase),
    known: phrase.determiner === '' ? asFirst(phrase) : asKnown(phrase),
    short: phrase.determiner === '' ? asFirst(phrase) : asShort(phrase),
    head: phrase.head,
    plural: phrase.plural,
    kind: isPerson(head) ? 'person' : isBeing(head) ? 'creature' : 'thing',
    name: undefined,
    pronoun: phrase.plural ? PRONOUNS.they : PRONOUNS.it,
  }
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function title(text: string): string {
  return capital(text)
}
