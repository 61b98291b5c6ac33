import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users } from '#server/platform/db/schema/index.ts'

/** Puts another picture, or none, in the place of the present one, whose file goes once that is certain. */
export async function replacePicture(scope: Scope, user: UserRow, pictureKey: string | null): Promise<UserRow> {
  const { db, services } = scope
  // The row as it is now: two uploads at once must not leave a file that nobody knows.
  const [present = user] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  const change = { pictureKey, updatedAt: services.clock.now() }
  await db.update(users).set(change).where(eq(users.id, user.id))
  const { pictureKey: former } = present
  if (former !== null) scope.afterCommit(() => services.files.remove(former))
  return { ...present, ...change }
}
