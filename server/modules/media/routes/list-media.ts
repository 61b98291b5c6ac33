import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import { media } from '#server/platform/db/schema/index.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { notAbandoned } from '#server/platform/files/reserve-upload.ts'
import { likePatterns } from '#server/modules/stories/like-patterns.ts'
import { presentMedia } from '#server/modules/media/presenters/media.ts'

/** A user's media library, newest first; the product's (SYSTEM) only on request. */
export const listMedia = route('listMedia', async ({ user, query, ...scope }) => {
  const { source__in: sources, id__in: ids, media_type__in: types } = query
  const { limit, offset } = rowsOf(query)
  const words = likePatterns(query.query ?? '').map((word) =>
    or(
      ilike(media.fileName, word),
      sql`${media.origin}->>'prompt' ilike ${word}`,
      sql`${media.origin}->>'title' ilike ${word}`,
    ),
  )
  const wantsSystem = ids !== undefined || sources?.includes('SYSTEM')
  const everybodys = and(isNull(media.userId), eq(media.source, 'SYSTEM'))
  const matches = and(
    wantsSystem ? or(eq(media.userId, user.id), everybodys) : eq(media.userId, user.id),
    notAbandoned(scope.services.clock.now()),
    sources && inArray(media.source, sources),
    query.media_type && eq(media.mediaType, query.media_type),
    types && inArray(media.mediaType, types),
    query.scene_id === undefined ? undefined : eq(media.sceneId, query.scene_id),
    query.story_id === undefined ? undefined : eq(media.storyId, query.story_id),
    ids && inArray(media.id, ids),
    ...words,
  )
  const found = await scope.db.$count(media, matches)
  const rows = await scope.db
    .select()
    .from(media)
    .where(matches)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit)
    .offset(offset)
  return {
    ...pageOf(query, found),
    results: await presentMedia(scope, rows),
  }
})
