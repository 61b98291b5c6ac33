import { and, desc, eq, or, sql } from 'drizzle-orm'
import { media } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { presentMedia } from '#server/presenters/media.ts'

/** More than anybody scrolls through. */
const MAX_ROWS = 200

export const listBackgroundMusicMedia = route('listBackgroundMusicMedia', async (call) => {
  const isOwnSound = and(
    eq(media.userId, call.user.id),
    eq(media.mediaType, 'audio'),
    // What was composed to order; other sounds that were made are voices.
    or(eq(media.source, 'USER'), sql`${media.receipt}->>'work' = 'MUSIC'`),
    eq(media.status, 'COMPLETED'),
  )
  const rows = await call.db
    .select()
    .from(media)
    .where(isOwnSound)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(MAX_ROWS)
  return { media: await presentMedia(call, rows) }
})
