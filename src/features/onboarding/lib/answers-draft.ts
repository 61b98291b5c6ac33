import { keep, readKept } from '#src/shared/lib/kept.ts'
import { emptyAnswers } from './questions.ts'

export type Answers = { key: string; value: string }[]

const placeOf = (userId: string) => `onboarding:${userId}`

/** What was chosen and typed before, in this browser; of questions that are still asked. */
export function readAnswers(userId: string): Answers {
  const kept = new Map(entriesOf(readKept(localStorage, placeOf(userId))))
  return emptyAnswers().map(({ key }) => ({ key, value: kept.get(key) ?? '' }))
}

export function keepAnswers(userId: string, answers: Answers): void {
  keep(
    localStorage,
    placeOf(userId),
    answers.map(({ key, value }) => [key, value]),
  )
}

export const dropAnswers = (userId: string): void => keep(localStorage, placeOf(userId), null)

const entriesOf = (kept: unknown): [string, string][] => (Array.isArray(kept) ? kept.filter(isEntry) : [])

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
