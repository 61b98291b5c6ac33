import { persist, readStored } from '#src/shared/lib/browser-storage.ts'
import { emptyAnswers, FORMER_OPTIONS } from './questions.ts'

export type Answers = { key: string; value: string }[]

const placeOf = (userId: string) => `onboarding:${userId}`

/** Earlier answers in this browser, of questions that still exist. */
export function readAnswers(userId: string): Answers {
  const stored = new Map(entriesOf(readStored(localStorage, placeOf(userId))))
  return emptyAnswers().map(({ key }) => {
    const value = stored.get(key) ?? ''
    return { key, value: FORMER_OPTIONS.get(value) ?? value }
  })
}

export function storeAnswers(userId: string, answers: Answers): void {
  persist(
    localStorage,
    placeOf(userId),
    answers.map(({ key, value }) => [key, value]),
  )
}

export const deleteAnswers = (userId: string): void => persist(localStorage, placeOf(userId), null)

const entriesOf = (stored: unknown): [string, string][] => (Array.isArray(stored) ? stored.filter(isEntry) : [])

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
