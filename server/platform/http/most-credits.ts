import type { Agreed } from '#server/platform/context.ts'
import { validationFailed } from './http-error.ts'

const CREDITS = /^\d{1,10}$/

/** What a person was shown that this call costs at most (`Most-Credits: 9`); undefined: it was not said. */
export function readMostCredits({ headers }: Request): Agreed | undefined {
  const header = headers.get('most-credits')
  if (header === null) return undefined
  if (!CREDITS.test(header)) throw validationFailed({ 'Most-Credits': ['Must be whole credits'] })
  return { most: Number(header), held: 0 }
}
