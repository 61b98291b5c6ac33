import { EngineError } from '#engines/ports.ts'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { findPath } from '#server/modules/tools/focal-paths.ts'
import { requireWorkable } from '#server/modules/tools/plan-video.ts'

/** The way of a video's subject, as far as the built-in engine sees it. */
export const findFocalPath = route('findFocalPath', async ({ user, params, ...scope }) => {
  const row = await usableMedia(scope.db, user, params.media_id)
  const video = requireWorkable(row, scope.services.engines.videoRetoucher, 'media_id')
  try {
    const { keys, certainty } = await findPath(scope, video)
    return { keys: keys.map(({ atMs, x, y }) => ({ at_ms: atMs, x, y })), certainty }
  } catch (cause) {
    if (cause instanceof EngineError) throw validationFailed({ media_id: [cause.message] })
    throw cause
  }
})
