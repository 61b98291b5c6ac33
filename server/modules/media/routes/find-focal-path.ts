import { EngineError, type FollowedSubject, type VideoRetoucher } from '#engines/ports.ts'
import { usableMedia } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { requireWorkable } from '#server/modules/tools/plan-video.ts'
import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { openVideo } from '../../tools/execute-task.ts'
import type { Video } from '../../tools/source.ts'

/** Videos under analysis: parallel requests share it. */
const looking = new WeakMap<VideoRetoucher, Map<string, Promise<FollowedSubject>>>()

/** The path of a video's subject, as detected by the built-in engine. */
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

/** The path of a video's subject. A file never changes, so it is detected once and stored beside it. */
async function findPath({ db, services }: Pick<Scope, 'db' | 'services'>, video: Video): Promise<FollowedSubject> {
  const engine = services.engines.videoRetoucher
  if (!engine) throw new EngineError('Video editing isn’t available here')
  const { label } = engine.info
  if (video.focalPath?.engine === label) return video.focalPath
  const present = looking.get(engine) ?? new Map<string, Promise<FollowedSubject>>()
  looking.set(engine, present)
  const found = present.get(video.id) ?? openVideo(services, video).then((file) => engine.followSubject(file))
  present.set(video.id, found)
  try {
    const { keys, certainty } = await found
    const focalPath = { keys: keys.map(({ atMs, x, y }) => ({ atMs, x, y })), certainty, engine: label }
    await db.update(media).set({ focalPath }).where(eq(media.id, video.id))
    return focalPath
  } finally {
    present.delete(video.id)
  }
}
