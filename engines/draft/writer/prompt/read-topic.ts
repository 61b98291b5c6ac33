import { readVerb } from '../grammar/inflect.ts'
import { AUXILIARIES, isFunctionWord, PREPOSITIONS, WH } from '../words/closed.ts'
import { asShort, readNounPhrase, type NounPhrase } from './noun-phrase.ts'
import type { Prompt } from './prompt.ts'
import type { ReadSubject } from './read-subject.ts'
import { textOf, type Token } from './tokens.ts'

type Topic = Pick<Prompt, 'topic' | 'topicShort' | 'topicPlural'>

/** The matter of a prompt as a noun phrase, in full and in passing. */
export function topicOf(tokens: readonly Token[], read: ReadSubject | undefined): Topic {
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

/** Whether a prompt is about doing something: 'keeping bees', 'never give up', 'believe in yourself'. */
export function isTask(tokens: readonly Token[]): boolean {
  const never = /^(?:never|always|don't)$/u.test(tokens[0]?.word ?? '')
  const first = tokens[never ? 1 : 0]
  const verb = first ? readVerb(first.word) : undefined
  // 'Rain over an old harbour' is no request.
  if (!first || !verb || tokens.length < 2 || /^(?:rain|snow|storm|fog|dawn)$/u.test(first.word)) return false
  const next = tokens[never ? 2 : 1]
  const isImperative =
    verb.form === 'base' &&
    (never ||
      (next !== undefined &&
        isFunctionWord(next.word) &&
        !AUXILIARIES.has(next.word) &&
        !/^(?:of|and|or|in|on|at|for|by|from|with|who|that)$/u.test(next.word)) ||
      /\b(?:your|yourself)\b/u.test(textOf(tokens.slice(1))))
  return verb.form === 'gerund' || isImperative
}

/** Whether it asks or promises an answer: 'How bread rises', 'Is remote work better?'. */
export function isQuestion(tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (!first || tokens.length < 3) return false
  return (
    WH.has(first.word) || /^(?:is|are|was|were|can|should|will|does|do|did|has|have|could|would)$/u.test(first.word)
  )
}
