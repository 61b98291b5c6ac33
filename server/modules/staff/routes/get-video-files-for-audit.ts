import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'
import { countOpenFilms, claimReviews, MAX_HELD } from '#server/modules/generation/reviews/claim-reviews.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AuditVideo, FilmFlag } from '#generated/schema.ts'
import { framesToMs } from '#src/domain/frames.ts'
import type { Scope } from '#server/platform/context.ts'
import type { FilmReviewRow } from '#server/platform/db/rows.ts'
import { filmReviews, media, renders, reports, stories, users } from '#server/platform/db/schema/index.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story.ts'
import { maskAddress } from '../people.ts'

type Flag = FilmFlag

const MAX_FLAGS = 100

/** Claiming a video and recording the view are one transaction. */
export const getVideoFilesForAudit = route('getVideoFilesForAudit', async (call) => {
  const { user, query, services } = call
  const { limit, offset } = rowsOf(query)
  const { films, count } = await call.transact(async (scope) => {
    const held = await claimReviews(scope, user.id, offset + limit)
    for (const subjectId of held.taken)
      await recordAudit(scope, user, { action: 'VIEWED_FILM', subject: 'FILM', subjectId })
    return { films: held.films, count: await countOpenFilms(scope.db, user.id, services.clock.now()) }
  })
  const page = pageOf(query, count)
  return {
    ...page,
    next_page: offset + limit < MAX_HELD ? page.next_page : null,
    results: await presentAuditVideos(call, films.slice(offset, offset + limit)),
  }
})

/** A reviewer's claimed videos, as shown for review. */
async function presentAuditVideos({ db, services }: Scope, held: readonly FilmReviewRow[]): Promise<AuditVideo[]> {
  if (held.length === 0) return []
  const ids = held.map(({ renderId }) => renderId)
  const rows = await db
    .select({ render: renders, file: media, title: stories.displayTitle, email: users.email })
    .from(renders)
    .innerJoin(media, eq(media.id, renders.mediaId))
    .innerJoin(stories, eq(stories.id, renders.storyId))
    .innerJoin(users, eq(users.id, renders.userId))
    .where(inArray(renders.id, ids))
  const byId = new Map(rows.map((row) => [row.render.id, row]))
  const flags = await readFlags(
    db,
    rows.map(({ render }) => render),
  )
  const sign = (key: string | null) => (key === null ? null : signDownload(services, key))
  const videos = held.map(async (review): Promise<AuditVideo[]> => {
    const row = byId.get(review.renderId)
    if (!row) return []
    const { render, file, title, email } = row
    const isObjected = review.objection !== null
    return [
      {
        ...{ render_id: render.id, story_id: render.storyId, display_title: title },
        ...{ user_id: render.userId, email: maskAddress(email) },
        video_url: await sign(file.fileKey),
        thumbnail_url: await sign(file.thumbnailKey),
        ...{ width: render.width, height: render.height, duration_ms: Math.round(framesToMs(render.durationInFrames)) },
        created_at: render.createdAt.toISOString(),
        held_until: (review.leaseEndsAt ?? review.updatedAt).toISOString(),
        rejection_reason: isObjected ? review.reason : null,
        objection: review.objection,
        objected_at: review.objectedAt?.toISOString() ?? null,
        flags: flags.get(render.id) ?? [],
      },
    ]
  })
  return (await Promise.all(videos)).flat()
}

/** Seconds to review: where this or an earlier video of the story was rejected, and scenes of it that users reported. */
async function readFlags(db: DbOrTx, films: readonly (typeof renders.$inferSelect)[]): Promise<Map<string, Flag[]>> {
  const storyIds = films.map(({ storyId }) => storyId)
  const rejected = await db
    .select({ storyId: filmReviews.storyId, atMs: filmReviews.flaggedAtMs, reason: filmReviews.reason })
    .from(filmReviews)
    .where(and(inArray(filmReviews.storyId, storyIds), isNotNull(filmReviews.flaggedAtMs)))
  const reported = await db
    .select({ storyId: reports.storyId, sceneId: reports.sceneId, text: reports.description })
    .from(reports)
    .where(and(inArray(reports.storyId, storyIds), isNotNull(reports.sceneId)))
    .orderBy(asc(reports.createdAt))
  const flagsOf = (film: typeof renders.$inferSelect): Flag[] => {
    const end = framesToMs(film.durationInFrames)
    const starts = sceneStarts(film.document as StoryDocument)
    const rejections = rejected
      .filter(({ storyId }) => storyId === film.storyId)
      .map(({ atMs, reason }): Flag => ({ at_ms: atMs ?? 0, kind: 'REJECTION', text: reason ?? '' }))
    const reportedScenes = reported
      .filter(({ storyId }) => storyId === film.storyId)
      .flatMap(({ sceneId, text }): Flag[] => {
        const at_ms = starts.get(sceneId ?? '')
        return at_ms === undefined ? [] : [{ at_ms, kind: 'REPORT', text: text.slice(0, 4_000) }]
      })
    return [...rejections, ...reportedScenes]
      .filter(({ at_ms }) => at_ms < end)
      .sort((one, other) => one.at_ms - other.at_ms)
      .slice(0, MAX_FLAGS)
  }
  return new Map(films.map((film) => [film.id, flagsOf(film)]))
}

/** Where each scene begins in the video, ms. */
function sceneStarts({ scenes }: StoryDocument): Map<string, number> {
  let frames = 0
  return new Map(
    scenes.map(({ scene_id, duration_in_frames }) => {
      const start = Math.round(framesToMs(frames))
      frames += duration_in_frames
      return [scene_id, start]
    }),
  )
}
