import { captionProblems } from '#src/domain/captions.ts'
import type { TimedWord } from '#server/platform/db/schema/media.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'

/** Refuses empty words and words whose times run backwards or overlap. */
export function requireGrowingTimes(captions: readonly TimedWord[]): void {
  const fields: Record<string, string[]> = {}
  for (const { index, field, text } of captionProblems(captions)) fields[`captions.${index}.${field}`] = [text]
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}

/** Refuses captions of a file that are empty in time, overlap or begin after the film of `lengthMs`. @param late says the last */
export function requireCueOrder(cues: readonly { start: number; end: number }[], lengthMs: number, late: string): void {
  for (const [at, { start, end }] of cues.entries()) {
    if (end <= start) throw validationFailed({ [`cues.${at}.end`]: ['A caption ends after it has begun'] })
    if (start < (cues[at - 1]?.end ?? 0))
      throw validationFailed({ [`cues.${at}.start`]: ['A caption begins after the one before it has ended'] })
    if (start >= lengthMs) throw validationFailed({ [`cues.${at}.start`]: [late] })
  }
}
