import { EngineError, type FollowedSubject, type VideoRetoucher } from '#engines/ports.ts'
import type { Services } from '#server/context.ts'
import { openVideo } from './execute-task.ts'
import type { Video } from './source.ts'

/** Videos whose path is remembered, the latest. */
const MOST = 100

const known = new WeakMap<VideoRetoucher, Map<string, Promise<FollowedSubject>>>()

/** The way of a video's subject. A file never changes, so it is looked for once; several who ask at once wait for the same look. */
export async function findPath(services: Services, video: Video): Promise<FollowedSubject> {
  const engine = services.engines.videoRetoucher
  if (!engine) throw new EngineError('Videos cannot be worked on here')
  const paths = known.get(engine) ?? new Map<string, Promise<FollowedSubject>>()
  known.set(engine, paths)
  const key = video.fileKey ?? video.id
  const present = paths.get(key)
  if (present) return present
  const found = openVideo(services, video).then((file) => engine.followSubject(file))
  paths.set(key, found)
  found.catch(() => paths.delete(key))
  const [oldest] = paths.keys()
  if (paths.size > MOST && oldest !== undefined) paths.delete(oldest)
  return found
}
