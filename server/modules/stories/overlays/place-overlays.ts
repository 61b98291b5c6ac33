import { eq } from 'drizzle-orm'
import { BROLL_CONTENT, MAX_OVERLAYS } from '#src/domain/overlays.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { overlays } from '#server/platform/db/schema/index.ts'
import type { MediaContent } from '#server/platform/db/schema/overlays.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'

/** Refuses more overlays than a story may have, as the problem of `field`. */
export async function requireRoomForOverlays({ scope, story }: StoryEdit, added: number, field: string): Promise<void> {
  const count = await scope.db.$count(overlays, eq(overlays.storyId, story.id))
  if (added > 0 && count + added > MAX_OVERLAYS)
    throw validationFailed({ [field]: [`A video can have up to ${MAX_OVERLAYS} overlays`] })
}

/**
 * The orders of overlays that an edit adds one after the other: above all others of the scene (null: of the whole film), unless one
 * is `wanted`.
 */
export async function nextOrders({ scope, story }: StoryEdit) {
  const highest = new Map((await overlaysOf(scope, story.id)).map((row) => [row.sceneId, row.overlayOrder]))
  return (sceneId: string | null, wanted?: number): number => {
    const top = highest.get(sceneId) ?? -1
    const order = wanted ?? top + 1
    highest.set(sceneId, Math.max(order, top))
    return order
  }
}

/** The fields of a MEDIA overlay for its media: a video plays from its start. */
export const contentOf = (shown: MediaRow): MediaContent => ({
  ...BROLL_CONTENT,
  video_start: shown.mediaType === 'video' ? 0 : null,
})
