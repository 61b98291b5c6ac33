import { and, eq, lte, sql } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { arolls, media, scenes } from '#server/db/schema/index.ts'
import { statement } from '#server/db/statement.ts'
import { presentMedia } from './media.ts'

/** So many are shown of a story at most. */
const MOST = 6

/** Small pictures of each story, one per scene in playing order, the first six: addresses by story id. */
export async function findStills(scope: Scope, storyIds: readonly string[]): Promise<Map<string, string[]>> {
  const stills = new Map<string, string[]>()
  if (storyIds.length === 0) return stills
  const found = await readStills(scope.db, { storyIds })
  const shown = await presentMedia(
    scope,
    found.map(({ row }) => row),
  )
  for (const [index, { storyId }] of found.entries()) {
    const url = shown[index]?.thumbnail_url
    if (url) stills.set(storyId, [...(stills.get(storyId) ?? []), url])
  }
  return stills
}

const readStills = statement('stills', ['storyIds'], (db, at) => {
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
    .where(lte(pictures.place, MOST))
    .orderBy(pictures.place)
})
