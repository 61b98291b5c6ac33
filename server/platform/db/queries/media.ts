import { and, eq, lte, sql, inArray, desc } from 'drizzle-orm'
import { arolls, media, scenes, mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The most that are shown of a story. */
const MAX_STILLS = 6

/** The first images of stories in playing order, one for each scene: media by story. */
export const readStills = statement('stills', ['storyIds'], (db, at) => {
  // Numbered before the media rows are read: a story may have hundreds of scenes.
  const images = db
    .select({
      storyId: scenes.storyId,
      mediaId: media.id,
      place: sql<number>`row_number() over (partition by ${scenes.storyId} order by ${scenes.elementOrder})`.as(
        'place',
      ),
    })
    .from(scenes)
    .innerJoin(arolls, and(eq(arolls.sceneId, scenes.id), eq(arolls.arollOrder, 0)))
    .innerJoin(media, and(eq(media.id, arolls.mediaId), eq(media.status, 'COMPLETED')))
    .where(sql`${scenes.storyId} = any(${at.storyIds})`)
    .as('pictures')
  return db
    .select({ storyId: images.storyId, row: media })
    .from(images)
    .innerJoin(media, eq(media.id, images.mediaId))
    .where(lte(images.place, MAX_STILLS))
    .orderBy(images.place)
})

/** The media with these ids, each once. */
export async function mediaOfIds({ db }: { db: DbOrTx }, ids: readonly (string | null)[]): Promise<MediaRow[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  return wanted.length === 0 ? [] : db.select().from(media).where(inArray(media.id, wanted))
}

/** The newest finished transcription of each media: its id by the media's. */
export async function findTranscriptionIds(
  { db }: { db: DbOrTx },
  rows: readonly MediaRow[],
): Promise<Map<string, string>> {
  const audibleIds = rows.filter((row) => row.mediaType !== 'image').map((row) => row.id)
  if (audibleIds.length === 0) return new Map()
  const found = await db
    .select({ id: mediaTranscriptions.id, mediaId: mediaTranscriptions.mediaId, status: mediaTranscriptions.status })
    .from(mediaTranscriptions)
    .where(inArray(mediaTranscriptions.mediaId, audibleIds))
    .orderBy(desc(mediaTranscriptions.createdAt))
  const newest = new Map<string, string>()
  for (const { id, mediaId, status } of found)
    if (status === 'GENERATED' && !newest.has(mediaId)) newest.set(mediaId, id)
  return newest
}
