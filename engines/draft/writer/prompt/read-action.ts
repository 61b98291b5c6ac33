import { readVerb } from '../grammar/inflect.ts'
import { PREPOSITIONS } from '../words/closed.ts'
import { readAction, type Action } from './action.ts'
import { readNounPhrase, startsAction } from './noun-phrase.ts'
import type { Token } from './tokens.ts'

/** What the subject does, wherever in the rest of the sentence it is said. */
export function actionOf(rest: readonly Token[]): Action | undefined {
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
