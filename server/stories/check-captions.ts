import type { TimedWord } from '#server/db/schema/media.ts'
import { validationFailed } from '#server/http/http-error.ts'

/** Refuses words whose times run backwards or overlap. */
export function requireGrowingTimes(captions: readonly TimedWord[]): void {
  const fields: Record<string, string[]> = {}
  for (const [index, { start, end }] of captions.entries()) {
    if (end < start) fields[`captions.${index}.end`] = ['A word ends before it begins']
    if (start < (captions[index - 1]?.end ?? 0))
      fields[`captions.${index}.start`] = ['A word begins after the one before it has ended']
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}
