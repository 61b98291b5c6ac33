import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { capture, release } from '#server/modules/billing/credits/end-hold.ts'
import { renders, stories } from '#server/platform/db/schema/index.ts'
import { notify, notifyFailed } from '#server/modules/account/notifications/notify.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { presentRender } from '#server/modules/stories/presenters/render.ts'
import type { RenderRow } from '#server/platform/db/rows.ts'
import { queueFilm } from '#server/modules/generation/reviews/review.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { deleteOldFilms, deleteUndelivered } from './film-files.ts'
import { deleteParts, stopRenderers } from './render-parts.ts'

type Ending =
  | { status: 'COMPLETED'; mediaId: string; fileKey: string }
  /** `isUnseen`: the rendering tab is hidden. */
  | { status: 'FAILED'; message: string; isUnseen?: boolean }
  | { status: 'CANCELLED' }

/**
 * Ends a render once: the token is invalidated, undelivered work is not charged, and the user's tabs are notified. Returns
 * the row, or undefined when it had already ended.
 */
export async function endRender(scope: Scope, renderId: string, ending: Ending): Promise<RenderRow | undefined> {
  const { db, services } = scope
  const now = services.clock.now()
  const [row] = await db
    .update(renders)
    .set({
      status: ending.status,
      tokenHash: null,
      completedAt: now,
      updatedAt: now,
      ...(ending.status === 'COMPLETED' ? { progress: 100, mediaId: ending.mediaId } : {}),
      ...(ending.status === 'FAILED' ? { errorMessage: ending.message } : {}),
    })
    .where(and(eq(renders.id, renderId), inArray(renders.status, ['QUEUED', 'RENDERING'])))
    .returning()
  if (!row) return undefined
  if (ending.status !== 'COMPLETED') {
    await release(scope, row.holdId, ending.status === 'FAILED' ? ending.message : 'Cancelled')
    await deleteUndelivered(scope, row)
    await stopRenderers(scope, row.id, ['render-part'])
  }
  await deleteParts(scope, row.id)
  await publish(scope, row.userId, 'render-progress', { render: await presentRender(scope, row) })
  if (ending.status === 'COMPLETED') {
    await capture(scope, row.holdId)
    scope.afterCommit(() => services.meter?.framesDrawn(row.durationInFrames))
    await db.update(stories).set({ lastVideoMediaId: ending.mediaId }).where(eq(stories.id, row.storyId))
    await queueFilm(scope, row)
    await deleteOldFilms(scope, row.storyId)
    const video = await signDownload(services, ending.fileKey)
    await publish(scope, row.userId, 'new-video', { story_id: row.storyId, render_id: row.id, video_url: video })
    await notifyFilmReady(scope, row)
  }
  if (ending.status === 'FAILED') {
    await publish(scope, row.userId, 'new-video', {
      story_id: row.storyId,
      render_id: row.id,
      video_url: null,
      error: ending.message,
    })
    // A rendering tab shows it itself, where the user sees it.
    if (row.executor === 'SERVER' || ending.isUnseen) await notifyRenderFailed(scope, row, ending.message)
  }
  return row
}

async function notifyRenderFailed(scope: Scope, { id, userId, storyId }: RenderRow, text: string): Promise<void> {
  const path = `/story/${storyId}`
  await notifyFailed(scope, userId, { work: id, title: 'Export failed', text, storyId, path })
}

async function notifyFilmReady(scope: Scope, { id, userId, storyId }: RenderRow): Promise<void> {
  const [story] = await scope.db.select({ title: stories.displayTitle }).from(stories).where(eq(stories.id, storyId))
  await notify(scope, userId, {
    kind: 'FILM_READY',
    key: `film:${id}`,
    title: 'Your video is ready',
    text: story?.title ?? '',
    storyId,
    path: `/film/${id}`,
    mail: ['Watch and download it here:'],
  })
}
