import { eq, or, sql } from 'drizzle-orm'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import {
  jobs,
  personTotals,
  realtimeChannels,
  templateOffers,
  throttle,
  users,
} from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { isOwnPackage } from './file-keys.ts'

/**
 * Deletes every row of a person. Nearly all hang on `users` and go with it; here stand those that only name them. A test looks through
 * the whole schema for others.
 */
export async function deleteRowsOf(
  db: DbOrTx,
  { id, pusherId, email }: Pick<UserRow, 'id' | 'pusherId' | 'email'>,
): Promise<void> {
  await db.delete(jobs).where(isOwnPackage(db, id))
  // Keys end with whom they count: 'mail:account:<address>', 'login:pair:<address>:<network>'.
  await db
    .delete(throttle)
    .where(or(sql`strpos(${throttle.key} || ':', ${`:${email}:`}) > 0`, sql`strpos(${throttle.key}, ${id}) > 0`))
  await db.delete(templateOffers).where(eq(templateOffers.toEmail, email))
  await db.delete(realtimeChannels).where(eq(realtimeChannels.channel, userChannel(pusherId)))
  await db.delete(users).where(eq(users.id, id))
  // What its rows took off the figures still names the person.
  await foldFigures(db)
  await db.delete(personTotals).where(eq(personTotals.userId, id))
}
