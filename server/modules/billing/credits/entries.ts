import { sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { NO_STORY } from '#server/platform/db/schema/credits.ts'
import { creditDays, creditEntries } from '#server/platform/db/schema/index.ts'

type NewEntry = Omit<typeof creditEntries.$inferInsert, 'id' | 'createdAt'>

/** Appends to the ledger; false when a movement of this key stands there already. */
export async function append({ db, services }: Scope, entry: NewEntry): Promise<boolean> {
  const rows = await db
    .insert(creditEntries)
    .values({ ...entry, createdAt: services.clock.now() })
    .onConflictDoNothing({ target: creditEntries.key })
    .returning({ id: creditEntries.id })
  return rows.length > 0
}

interface Charged {
  userId: string
  at: Date
  action: string
  storyId: string | null
  /** Credits; negative for a refund. */
  charged: number
}

/** Counts charged credits into the day of their charge; a refund takes them off again. */
export async function countDay({ db }: Scope, { userId, at, action, storyId, charged }: Charged): Promise<void> {
  await db
    .insert(creditDays)
    .values({ userId, day: at.toISOString().slice(0, 10), action, storyId: storyId ?? NO_STORY, charged })
    .onConflictDoUpdate({
      target: [creditDays.userId, creditDays.day, creditDays.action, creditDays.storyId],
      set: { charged: sql`${creditDays.charged} + ${charged}` },
    })
}
