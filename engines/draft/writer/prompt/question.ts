import { inflect, isPlural, readVerb } from '../grammar/inflect.ts'
import { ADVERBS, WH } from '../words/closed.ts'
import { asFirst, asKnown, isAdjective, readNounPhrase, type NounPhrase } from './noun-phrase.ts'
import { textOf, type Token } from './tokens.ts'

export interface Question {
  /** As part of a sentence: 'how bread rises', 'why the sky is blue', 'whether trains are faster'. */
  embedded: string
  /** What it is about. */
  about: NounPhrase | undefined
  /** The action, for 'how to bake bread' ('bake bread') and 'why we should walk more' ('walk more'). */
  task: string | undefined
  kind: 'how-to' | 'wh' | 'whether'
}

interface Span {
  text: string
  phrase: NounPhrase | undefined
  end: number
}

/** Reads a prompt that asks or announces an answer: 'How bread rises', 'Why is the sky blue?', 'How to tie a tie'. */
export function readQuestion(tokens: readonly Token[]): Question | undefined {
  const [first, second] = tokens
  if (!first || tokens.length < 3) return undefined
  if (/^(?:is|are|was|were|can|should|will|does|do|did|has|have|could|would)$/u.test(first.word)) return whether(tokens)
  if (!WH.has(first.word) || !second) return undefined
  if (second.word === 'to') {
    const task = textOf(tokens.slice(2))
    return {
      embedded: `${first.word} to ${task}`,
      about: namedFrom(tokens, 3),
      task,
      kind: first.word === 'how' ? 'how-to' : 'wh',
    }
  }
  if (/^(?:do|does|did)$/u.test(second.word)) return { ...inverted(tokens, first.word, 1), kind: 'wh' }
  if (isAuxiliary(second.word)) return { ...inverted(tokens, first.word, 1), kind: 'wh' }
  const subject = subjectAt(tokens, 1)
  const asksForActor =
    /^(?:what|who|which)$/u.test(first.word) && isFinite(second.word) && !isFinite(tokens[2]?.word ?? '')
  if (!subject || asksForActor)
    return { embedded: textOf(tokens), about: namedFrom(tokens, 2), task: undefined, kind: 'wh' }
  const task = subject.phrase ? undefined : taskAfter(tokens, subject.end)
  const about = subject.phrase ?? namedFrom(tokens, subject.end)
  return { embedded: textOf(tokens), about, task, kind: 'wh' }
}

/** 'Is remote work better?' → 'whether remote work is better'. */
function whether(tokens: readonly Token[]): Question | undefined {
  if (!subjectAt(tokens, 1)) return undefined
  return { ...inverted(tokens, 'whether', 0), kind: 'whether' }
}

/** Puts the words of a question back in the order of a statement; `at` is where its auxiliary stands. */
function inverted(tokens: readonly Token[], opening: string, at: number): Omit<Question, 'kind'> {
  const auxiliary = tokens[at]
  const subject = subjectAt(tokens, at + 1)
  if (!auxiliary || !subject) return { embedded: textOf(tokens), about: namedFrom(tokens, at + 1), task: undefined }
  const rest = tokens.slice(subject.end)
  const about = subject.phrase ?? namedFrom(tokens, subject.end)
  const task = subject.phrase ? undefined : taskAfter(tokens, subject.end)
  if (!/^(?:do|does|did)$/u.test(auxiliary.word)) {
    // In 'is X better than Y' the rest begins after the auxiliary: X is better than Y.
    return { embedded: [opening, subject.text, auxiliary.word, textOf(rest)].filter(Boolean).join(' '), about, task }
  }
  const [verb, ...others] = rest
  const form = auxiliary.word === 'did' ? 'past' : auxiliary.word === 'does' ? 'third' : 'base'
  const said = verb ? [{ ...verb, text: inflect(readVerb(verb.word)?.base ?? verb.word, form) }] : []
  return { embedded: [opening, subject.text, textOf([...said, ...others])].filter(Boolean).join(' '), about, task }
}

function subjectAt(tokens: readonly Token[], at: number): Span | undefined {
  const word = tokens[at]?.word ?? ''
  if (/^(?:i|you|we|they|he|she|it|this|that)$/u.test(word))
    return { text: word === 'i' ? 'I' : word, phrase: undefined, end: at + 1 }
  const read = readNounPhrase(tokens, at)
  if (!read) return undefined
  let { phrase, end } = read
  // 'does a rainbow form', 'is the sky blue': the predicate is at the end of the phrase.
  const last = tokens[end - 1]
  const hidesVerb =
    /^(?:do|does|did|can|will|should)$/u.test(tokens[at - 1]?.word ?? '') && readVerb(last?.word ?? '')?.form === 'base'
  const hidesAdjective = /^(?:is|are|was|were)$/u.test(tokens[at - 1]?.word ?? '') && isAdjective(last?.word ?? '')
  if (end - at > 1 && (hidesVerb || hidesAdjective) && !isFinite(tokens[end]?.word ?? '')) {
    const shorter = readNounPhrase(tokens.slice(0, end - 1), at)
    if (shorter) ({ phrase, end } = shorter)
  }
  return { text: phrase.determiner === 'the' ? asKnown(phrase) : asFirst(phrase), phrase, end }
}

/** 'should all walk more' → 'walk more'. */
function taskAfter(tokens: readonly Token[], from: number): string | undefined {
  let at = from
  while (
    isAuxiliary(tokens[at]?.word ?? '') ||
    ADVERBS.has(tokens[at]?.word ?? '') ||
    /^(?:all|to|need|want)$/u.test(tokens[at]?.word ?? '')
  )
    at++
  const verb = readVerb(tokens[at]?.word ?? '')
  if (!verb || /^(?:love|like|hate|be|have)$/u.test(verb.base)) return undefined
  return [verb.base, textOf(tokens.slice(at + 1))].filter(Boolean).join(' ')
}

function isAuxiliary(word: string): boolean {
  return /^(?:is|are|was|were|can|could|should|will|would|must|may|might|has|have|had)$/u.test(word)
}

function isFinite(word: string): boolean {
  return isAuxiliary(word) || ['third', 'past'].includes(readVerb(word)?.form ?? '')
}

/** The first thing named from `from` on. */
function namedFrom(tokens: readonly Token[], from: number): NounPhrase | undefined {
  for (let at = from; at < tokens.length; at++) {
    // 'why I love rainy days' is about the days.
    if (at === from && at + 1 < tokens.length && readVerb(tokens[at]?.word ?? '')?.form === 'base') continue
    const found = readNounPhrase(tokens, at)
    if (found && (!readVerb(found.phrase.head) || isPlural(found.phrase.head) || found.phrase.determiner !== ''))
      return found.phrase
  }
  return undefined
}
