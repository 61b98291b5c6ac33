import { emptyAnswers } from './questions.ts'

export type Answers = { key: string; value: string }[]

const placeOf = (userId: string) => `onboarding:${userId}`

/** What was chosen and typed before, in this browser; of questions that are still asked. */
export function readAnswers(userId: string): Answers {
  const kept = new Map(parse(localStorage.getItem(placeOf(userId))))
  return emptyAnswers().map(({ key }) => ({ key, value: kept.get(key) ?? '' }))
}

export function keepAnswers(userId: string, answers: Answers): void {
  try {
    localStorage.setItem(placeOf(userId), JSON.stringify(answers.map(({ key, value }) => [key, value])))
  } catch {
    // No room in the browser: it stays in the page.
  }
}

export const dropAnswers = (userId: string): void => localStorage.removeItem(placeOf(userId))

function parse(text: string | null): [string, string][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
