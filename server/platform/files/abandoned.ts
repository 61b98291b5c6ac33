import { gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import { media } from '#server/platform/db/schema/index.ts'

/** Leaves out uploads that were announced but never came and cannot come any more. */
export function notAbandoned(now: Date): SQL | undefined {
  return or(ne(media.status, 'PENDING'), isNull(media.uploadExpiresAt), gt(media.uploadExpiresAt, now))
}
