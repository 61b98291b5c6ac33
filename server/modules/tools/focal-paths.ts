import { eq } from 'drizzle-orm'
import { EngineError, type FollowedSubject, type VideoRetoucher } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { openVideo } from './execute-task.ts'
import type { Video } from './source.ts'

/** Videos that are looked at just now: several who ask at once wait for the same look. */
const looking = new WeakMap<VideoRetoucher, Map<string, Promise<FollowedSubject>>>()

/** The way of a video's subject. A file never changes, so it is looked for once and written beside it. */
export async function findPath(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  video: Video,
): Promise<FollowedSubject> {
  const engine = services.engines.videoRetoucher
  if (!engine) throw new EngineError('Videos cannot be worked on here')
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
