import * as z from 'zod'
import { validationFailed } from './http-error.ts'

const revisionSchema = z.coerce.number().int().min(0)

/** The story's revision that a write was made on (`Base-Revision`); undefined when the caller does not say. */
export function readBaseRevision({ headers }: Request): number | undefined {
  const header = headers.get('base-revision')
  if (header === null) return undefined
  const revision = revisionSchema.safeParse(header)
  if (!revision.success) throw validationFailed({ 'Base-Revision': ['Must be a revision of the story'] })
  return revision.data
}
