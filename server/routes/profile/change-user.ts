import { eq } from 'drizzle-orm'
import type { UserRow } from '#server/db/rows.ts'
import type { Scope } from '#server/context.ts'
import { users } from '#server/db/schema/index.ts'

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
