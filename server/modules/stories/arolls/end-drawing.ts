import { and, eq, isNull, sql } from 'drizzle-orm'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Scope } from '#server/platform/context.ts'
import { media, scenes, arolls, stories } from '#server/platform/db/schema/index.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { beginArollEdit } from './change-aroll.ts'
import type { DrawArollPayload } from '#server/platform/jobs/payloads.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/scene-timing.ts'
import { showMedia } from './show-media.ts'
import type { StoredMade } from '#server/modules/generation/images/store-made.ts'
import { problemOf } from '#engines/ports.ts'
import { publish } from '#server/platform/realtime/publish.ts'

const OLD_IMAGE_KEPT = ' The old image was kept.'
const NOT_CHARGED = ' You were not charged.'

interface StoredDrawing {
  stored: StoredMade
  /** The take that a check rejected. */
  rejected: StoredMade | null
  /** What is wrong with the image, for users; null: nothing. */
  problem: string | null
  isBlank: boolean
}

/**
 * Shows a new image in its A-roll, as an edit that can be undone; null when the A-roll was deleted meanwhile. A blank image takes no
 * other one's place: it is among the previous generations.
 */
export async function applyDrawing(
  scope: Scope,
  drawn: DrawArollPayload,
  { stored, rejected, problem, isBlank }: StoredDrawing,
): Promise<{ isShown: boolean } | null> {
  const begun = await beginArollEdit(scope, { id: drawn.userId }, drawn.arollId).catch((cause: unknown) => {
    if (cause instanceof HttpError && cause.status === 404) return null
    throw cause
  })
  if (!begun) return null
  const { edit, aroll, scene } = begun
  await keepInHistory(scope, aroll)
  await rejected?.addRow(scope)
  const row = await stored.addRow(scope)
  // Another one was chosen meanwhile: that stays, the image is among the previous generations.
  const isAwaited = aroll.status === 'GENERATING'
  const isShown = isAwaited && (!isBlank || aroll.mediaId === null)
  if (isAwaited && !isShown) {
    const errorMessage = `${problem}.${OLD_IMAGE_KEPT}${NOT_CHARGED}`
    // Not in the log: undo must not restore its waiting state.
    await scope.db.update(arolls).set({ status: 'FAILED', errorMessage }).where(eq(arolls.id, aroll.id))
    edit.touch(scene.id)
  }
  if (isShown) {
    const shown = await showMedia(edit, aroll, row)
    if (problem !== null) await edit.updateAroll(shown, { errorMessage: problem })
    await scope.db.update(scenes).set({ lastUsedImagePrompt: drawn.prompt }).where(eq(scenes.id, scene.id))
  }
  await syncSceneWithArolls(edit, scene.id)
  await edit.finish('New image')
  return { isShown }
}

/** The first image of a scene was made before its A-roll: from now on it is one of the A-roll's previous generations. */
async function keepInHistory({ db }: Scope, { id, sceneId, mediaId }: ArollRow) {
  if (mediaId === null) return
  const isMadeForIt = and(
    eq(media.id, mediaId),
    eq(media.source, 'GENERATED'),
    eq(media.sceneId, sceneId),
    isNull(media.arollId),
  )
  await db.update(media).set({ arollId: id }).where(isMadeForIt)
}

/** Shows the failure in the A-roll, unless its media was replaced meanwhile. Returns the A-roll and the message. */
export async function markNotDrawn(
  scope: Scope,
  drawn: DrawArollPayload,
  cause: unknown,
): Promise<{ sceneId: string; text: string } | undefined> {
  const updatedAt = scope.services.clock.now()
  const isWaiting = and(eq(arolls.id, drawn.arollId), eq(arolls.status, 'GENERATING'))
  const oldImageText = sql<string>`case when ${arolls.mediaId} is null then '' else ${OLD_IMAGE_KEPT} end`
  const [row] = await scope.db
    .update(arolls)
    .set({
      status: 'FAILED',
      errorMessage: sql`${`${explain(cause)}.`}::text || ${oldImageText} || ${NOT_CHARGED}`,
      updatedAt,
    })
    .where(isWaiting)
    .returning({ sceneId: arolls.sceneId, text: arolls.errorMessage })
  if (!row) return undefined
  const [story] = await scope.db
    .update(stories)
    .set({ revision: sql`${stories.revision} + 1`, updatedAt })
    .where(eq(stories.id, drawn.storyId))
    .returning({ revision: stories.revision })
  if (!story) return undefined
  const changed = { story_id: drawn.storyId, revision: story.revision, scene_ids: [row.sceneId] }
  await publish(scope, drawn.userId, 'story-changed', changed)
  return { sceneId: row.sceneId, text: row.text ?? '' }
}

/** The engine's own message, where it was meant for users. */
function explain(cause: unknown): string {
  return problemOf(cause)?.replace(/\.$/u, '') ?? 'Something Went Wrong'
}
