import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { ownAroll } from '#server/platform/auth/ownership.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { presentMedia } from '#server/modules/media/presenters/media.ts'

const MAX_ROWS = 100

/** The media generated for an A-roll: images and clips that it shows, showed or could show. */
export const getPreviousGenerations = route('getPreviousGenerations', async ({ user, query, ...scope }) => {
  const { aroll, scene, story } = await ownAroll(scope.db, user, query.aroll_id, query.scene_id)
  if (story.id !== query.story_id) throw notFound()
  // A scene's first image is generated before its A-roll exists.
  const isFirst = and(isNull(media.arollId), eq(media.sceneId, scene.id))
  const isShown = aroll.mediaId === null ? undefined : eq(media.id, aroll.mediaId)
  const isForIt = or(eq(media.arollId, aroll.id), isFirst, isShown)
  const rows = await scope.db
    .select()
    .from(media)
    .where(
      and(
        isForIt,
        eq(media.userId, user.id),
        eq(media.source, 'GENERATED'),
        eq(media.status, 'COMPLETED'),
        inArray(media.mediaType, ['image', 'video']),
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(MAX_ROWS)
  return { aroll_id: aroll.id, results: await presentMedia(scope, rows) }
})
