import { and, eq, lte, sql } from 'drizzle-orm'
import { arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'

/** So many are shown of a story at most. */
const MAX_STILLS = 6

/** The first pictures of stories in playing order, one for each scene: media by story. */
export const readStills = statement('stills', ['storyIds'], (db, at) => {
  // Numbered before the media's rows are read: a story may have hundreds of scenes.
  const pictures = db
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
    .select({ storyId: pictures.storyId, row: media })
    .from(pictures)
    .innerJoin(media, eq(media.id, pictures.mediaId))
    .where(lte(pictures.place, MAX_STILLS))
    .orderBy(pictures.place)
})
