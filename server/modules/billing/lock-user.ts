import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'

/** Makes what changes a person's plan wait for each other until the end of the transaction. */
export async function lockUser({ db }: Scope, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
