import { readVerb } from '../grammar/inflect.ts'
import { AUXILIARIES, isFunctionWord, PREPOSITIONS } from '../words/closed.ts'
import { readAction } from './action.ts'
import { asFirst, asKnown, asShort, readNounPhrase, type NounPhrase } from './noun-phrase.ts'
import type { Prompt } from './prompt.ts'
import type { Question } from './question.ts'
import type { ReadSubject } from './read-subject.ts'
import { textOf, tokenise, type Token } from './tokens.ts'

type Topic = Pick<Prompt, 'topic' | 'topicShort' | 'topicPlural'>

/** The matter of a prompt as a noun phrase, in full and in passing. */
export function topicOf(
  tokens: readonly Token[],
  task: string | undefined,
  about: NounPhrase | undefined,
  read: ReadSubject | undefined,
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
  return never + (readAction(tokenise(task.slice(never.length)))?.in('gerund') ?? task.slice(never.length))
}

/** What goes on, for prompts that ask how or why. */
export function processOf(question: Question | undefined): Prompt['process'] {
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
export function taskOf(tokens: readonly Token[]): string | undefined {
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
