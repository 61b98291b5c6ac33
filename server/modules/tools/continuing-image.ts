import { eq } from 'drizzle-orm'
import { startingWith } from '#engines/ports.ts'
import type { App, Scope } from '#server/platform/context.ts'
import { filmShots, imageOfShot } from '#server/modules/stories/arolls/film-shots.ts'
import type { ArollRow } from '#server/platform/db/rows.ts'
import { tasks } from '#server/platform/db/schema/index.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { TaskRow } from './plan-of-task.ts'

/** The highest speed of a video, see `updateVideoPlaybackRate`. */
const MAX_RATE = 4

/**
 * The image that a planned clip ends with: the one that the next shot begins with, where the plan says that it continues this one. So
 * the cut is seamless, each clip can be made alone and both images are used; a clip that began with the other's last frame would have
 * to wait for it, and its own image would be paid for nothing.
 * @param engine label of the engine; one that takes no last image ends clips as it likes
 * @returns PENDING while that image is being generated; null where there is none
 */
export async function continuingImage(
  { db, engines }: Pick<App, 'db' | 'engines'>,
  { storyId, arollId, userId, request }: TaskRow,
  engine: string | undefined,
): Promise<MediaRow | 'PENDING' | null> {
  const { info } = engines.animator
  const { builtIn, endsWithImage } = (engine === undefined ? undefined : startingWith(info, engine)) ?? info
  if (!request.is_planned || builtIn || !endsWithImage || storyId === null) return null
  const shots = await filmShots({ db }, storyId)
  const at = shots.findIndex(({ aroll }) => aroll.id === arollId)
  const next = at < 0 ? undefined : shots[at + 1]?.aroll
  if (!next?.shot?.continues) return null
  return next.status === 'GENERATING' ? 'PENDING' : imageOfShot({ db }, userId, next)
}

/** Stores a clip's last image before it is ordered: a later run orders the same. */
export async function setEndImage({ db }: Pick<Scope, 'db'>, task: TaskRow, image: MediaRow): Promise<TaskRow> {
  const request = { ...task.request, end_frame_id: image.id }
  await db.update(tasks).set({ request }).where(eq(tasks.id, task.id))
  return { ...task, request }
}

/** Models make clips of a few lengths: one that is longer than its shot plays faster, so that its last image is reached at the cut. */
export async function playToEnd(edit: StoryEdit, { request }: TaskRow, aroll: ArollRow, clip: MediaRow) {
  const rate = (clip.durationMs ?? 0) / Math.max(1, aroll.durationMs)
  if (!request.is_planned || request.end_frame_id === undefined || rate <= 1) return aroll
  return edit.updateAroll(aroll, { playbackRate: Math.min(MAX_RATE, Number(rate.toFixed(3))) })
}
