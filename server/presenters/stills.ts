import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { arolls, media, scenes } from '#server/db/schema/index.ts'
import { presentMedia } from './media.ts'

/** Small pictures of each story, one per scene in playing order: addresses by story id. */
export async function findStills(scope: Scope, storyIds: readonly string[]): Promise<Map<string, string[]>> {
  const stills = new Map<string, string[]>()
  if (storyIds.length === 0) return stills
  const found = await scope.db
    .select({ storyId: scenes.storyId, row: media })
    .from(scenes)
    .innerJoin(arolls, and(eq(arolls.sceneId, scenes.id), eq(arolls.arollOrder, 0)))
    .innerJoin(media, and(eq(media.id, arolls.mediaId), eq(media.status, 'COMPLETED')))
    .where(inArray(scenes.storyId, [...storyIds]))
    .orderBy(asc(scenes.elementOrder))
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
