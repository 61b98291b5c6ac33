import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

const MAX_ROWS = 200

/** A person's sessions that have not ended, those that called last first. */
export function openSessionsOf(db: DbOrTx, userId: string, now: Date) {
  const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt))
    .limit(MAX_ROWS)
}
