import { guessBase, inflect, readVerb, type VerbForm } from '../grammar/inflect.ts'
import { AUXILIARIES } from '../words/closed.ts'
import { textOf, type Token } from './tokens.ts'

/** An action in the prompt's words, in any form: 'finds a letter and opens it'. */
export interface Action {
  tense: 'present' | 'past'
  /** True when the prompt only said '…ing', so that no sentence of its own stands behind it. */
  continuous: boolean
  /** 'find a letter and open it', 'finds…', 'found…', 'finding…'. */
  in(form: VerbForm, plural?: boolean): string
}

const MODALS: Readonly<Record<string, string>> = {
  can: 'be able to',
  could: 'be able to',
  must: 'have to',
  will: '',
  would: '',
  should: 'have to',
  may: 'be able to',
  cannot: 'be able to',
  "can't": 'be able to',
  "couldn't": 'be able to',
  "won't": '',
  "wouldn't": '',
}

/** Reads an action from the words that start with its verb. */
export function readAction(all: readonly Token[]): Action | undefined {
  const lead = leadingAdverbs(all)
  const tokens = all.slice(lead.length)
  const first = tokens[0]
  if (!first) return undefined
  const modal = MODALS[first.word]
  if (modal !== undefined) return withModal(tokens, modal)
  const verb = readVerb(first.word) ?? unknownVerb(first.word)
  if (!verb) return undefined
  const verbs = new Map([[0, verb.base]])
  if (verb.form !== 'gerund') for (const [at, base] of coordinatedVerbs(tokens, verb.form)) verbs.set(at, base)
  const foreignPart = otherFormAt(tokens)
  const before = lead.length > 0 ? `${textOf(lead)} ` : ''
  const past = verb.form === 'past'
  return {
    tense: past ? 'past' : 'present',
    continuous: verb.form === 'gerund',
    in: (form, plural = false) =>
      before +
      textOf(
        (form === verb.form ? tokens : tokens.slice(0, foreignPart)).map((token, at) => {
          const base = verbs.get(at)
          if (base === undefined) return token
          const wanted = form === 'third' && plural ? 'base' : form
          return { ...token, text: inflect(base, wanted, plural) }
        }),
      ),
  }
}

function leadingAdverbs(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(
    ({ word }) =>
      !/ly$/u.test(word) && !['always', 'never', 'secretly', 'once', 'still', 'suddenly', 'finally'].includes(word),
  )
  return tokens.slice(0, Math.max(0, end))
}

/** 'can talk to birds' has no other forms of its own; 'be able to talk to birds' has. */
function withModal(tokens: readonly Token[], meaning: string): Action {
  const isDenied = tokens[1]?.word === 'not' || /(?:not|n't)$/u.test(tokens[0]?.word ?? '')
  const rest = textOf(tokens.slice(tokens[1]?.word === 'not' ? 2 : 1))
  const said = isDenied
    ? `${meaning.startsWith('be able') ? 'be unable to' : 'refuse to'} ${rest}`
    : `${meaning} ${rest}`
  const [verb = '', ...others] = said.trim().split(' ')
  return {
    tense: 'present',
    continuous: false,
    in: (form, plural = false) =>
      [inflect(verb, form === 'third' && plural ? 'base' : form, plural), ...others].join(' '),
  }
}

/** Verbs joined to the first by 'and', 'but', 'then' or a comma, in the same form. */
function coordinatedVerbs(tokens: readonly Token[], form: VerbForm): [number, string][] {
  const found: [number, string][] = []
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (!before || !/^(?:and|but|then|or)$/u.test(before.word)) return
    const verb = readVerb(token.word)
    if (verb && verb.form === form) found.push([at, verb.base])
  })
  return found
}

/** Where 'and must find …' begins, which keeps its form whatever the first verb does; the end when there is none. */
function otherFormAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^(?:and|but)$/u.test(word) &&
      (AUXILIARIES.has(tokens[index + 1]?.word ?? '') ||
        /^(?:i|you|he|she|it|we|they)$/u.test(tokens[index + 1]?.word ?? '')),
  )
  return at > 0 ? at : tokens.length
}

function unknownVerb(word: string): { base: string; form: VerbForm } | undefined {
  return /[^s]s$/u.test(word) ? { base: guessBase(word, 'third'), form: 'third' } : undefined
}

const HABIT =
  /\b(?:every|each) \p{L}+$|\b(?:always|daily|nightly|never)\b|^(?:is|has|lives?|loves?|wants?|knows?|fears?|hates?|dreams?|wakes?|keeps?|guards?|tends?|works?) /iu

/** 'writes a letter every night', 'is afraid of fire': no event of one night. */
export const isHabit = (action: Action): boolean => !action.continuous && HABIT.test(action.in('third'))
