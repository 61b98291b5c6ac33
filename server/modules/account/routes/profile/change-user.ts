import { eq } from 'drizzle-orm'
import type { UserRow } from '#server/platform/db/rows.ts'
import type { Scope } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'

/** The person as they are now; a second writer waits here and reads what the first one wrote. */
export async function lockUser({ db }: Scope, user: UserRow): Promise<UserRow> {
  const [present] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  return present ?? user
}

type Change = Omit<Partial<typeof users.$inferInsert>, 'id' | 'updatedAt'>

/** Writes what is given of a person; what is undefined stays. Answers the person as they are then. */
export async function changeUser({ db, services }: Scope, user: UserRow, change: Change): Promise<UserRow> {
  const [changed] = await db
    .update(users)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(eq(users.id, user.id))
    .returning()
  return changed ?? user
}
