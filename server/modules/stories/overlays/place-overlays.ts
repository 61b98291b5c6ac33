import { BROLL_CONTENT, MAX_OVERLAYS } from '#src/domain/overlays.ts'
import { eq } from 'drizzle-orm'
import { overlays } from '#server/platform/db/schema/index.ts'
import type { MediaContent, OverlayContent } from '#server/platform/db/schema/overlays.ts'
import { overlaysOf } from '#server/platform/db/queries/overlays.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'

/** Refuses more overlays than a story may have, as the problem of `field`. */
export async function requireRoomForOverlays({ scope, story }: StoryEdit, added: number, field: string): Promise<void> {
  const count = await scope.db.$count(overlays, eq(overlays.storyId, story.id))
  if (added > 0 && count + added > MAX_OVERLAYS)
    throw validationFailed({ [field]: [`A video can have up to ${MAX_OVERLAYS} overlays`] })
}

/** The order above all others of the scene; null: of the whole film. */
export async function nextOrder({ scope, story }: StoryEdit, sceneId: string | null): Promise<number> {
  const others = (await overlaysOf(scope, story.id)).filter((row) => row.sceneId === sceneId)
  return (others.at(-1)?.overlayOrder ?? -1) + 1
}

/** The fields of a MEDIA overlay for its media: a video plays from its start. */
export const contentOf = (shown: MediaRow): MediaContent => ({
  ...BROLL_CONTENT,
  video_start: shown.mediaType === 'video' ? 0 : null,
})

/** The content of the part behind a cut: a video continues where it was, `ms` after its in point. */
export const continuedAfter = (content: OverlayContent, ms: number): OverlayContent =>
  'video_start' in content && content.video_start !== null
    ? { ...content, video_start: content.video_start + ms }
    : content
