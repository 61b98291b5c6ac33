import { and, eq, gt } from 'drizzle-orm'
import { emailChanges } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The address that waits for its mailed link; null when none does. */
export async function pendingEmailOf(db: DbOrTx, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row?.email ?? null
}
