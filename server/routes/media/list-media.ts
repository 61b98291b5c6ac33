import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import { media } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { notAbandoned } from '#server/files/abandoned.ts'
import { likePatterns } from '#server/stories/like-patterns.ts'
import { presentMedia } from '#server/presenters/media.ts'

/** One's media, newest first; everybody's (SYSTEM) only where they are asked for. */
export const listMedia = route('listMedia', async ({ user, query, ...scope }) => {
  const { page, page_size: pageSize, source__in: sources, id__in: ids, media_type__in: types } = query
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
  const [total] = await scope.db.select({ count: count() }).from(media).where(matches)
  const rows = await scope.db
    .select()
    .from(media)
    .where(matches)
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const found = total?.count ?? 0
  return {
    count: found,
    page,
    page_size: pageSize,
    next_page: page * pageSize < found ? page + 1 : null,
    results: await presentMedia(scope, rows),
  }
})
