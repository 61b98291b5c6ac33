import { captionProblems } from '#src/domain/caption-times.ts'
import type { TimedWord } from '#server/db/schema/media.ts'
import { validationFailed } from '#server/http/http-error.ts'

/** Refuses empty words and words whose times run backwards or overlap. */
export function requireGrowingTimes(captions: readonly TimedWord[]): void {
  const fields: Record<string, string[]> = {}
  for (const { index, field, text } of captionProblems(captions)) fields[`captions.${index}.${field}`] = [text]
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}
