import { and, desc, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { media, scenes, stories } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentMedia } from '#server/modules/media/presenters/media.ts'

/** More than a user scrolls through. */
const MAX_ROWS = 200

export const listBackgroundMusicMedia = route('listBackgroundMusicMedia', async (call) => {
  const voices = call.db
    .select({ id: scenes.audioMediaId })
    .from(scenes)
    .innerJoin(stories, eq(stories.id, scenes.storyId))
    .where(and(eq(stories.userId, call.user.id), isNotNull(scenes.audioMediaId)))
  const isUploadedMusic = and(eq(media.source, 'USER'), eq(media.isVoiceRecording, false), notInArray(media.id, voices))
  const isOwnMusic = and(
    eq(media.userId, call.user.id),
    eq(media.mediaType, 'audio'),
    // Generated music; other generated sounds are voices.
    or(isUploadedMusic, sql`${media.receipt}->>'work' = 'MUSIC'`),
    eq(media.status, 'COMPLETED'),
  )
  const rows = await call.db
    .select()
    .from(media)
    .where(isOwnMusic)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(MAX_ROWS)
  return { media: await presentMedia(call, rows) }
})
