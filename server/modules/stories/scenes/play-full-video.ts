import { inArray } from 'drizzle-orm'
import { wholeFrames } from '#src/domain/frames.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { fitArollDurations, framesWith } from './scene-timing.ts'

/** Latest time of captions in a scene, ms. */
const MAX_SCENE_MS = 3_600_000

/**
 * The duration of each A-roll of a scene when its videos play in full, ms: from their start to their end, at their speed.
 * Images between them keep their length. 400 where there is no video, or where the total exceeds a scene's limit.
 */
export async function fullLengths({ db }: Scope, { id: sceneId }: SceneRow, message?: string): Promise<number[]> {
  const rows = (await arollsOfScenes({ db }, [sceneId])).get(sceneId) ?? []
  const ids = rows.flatMap(({ mediaId }) => mediaId ?? [])
  const files = ids.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, ids))
  const videoOf = ({ arollType, mediaId }: ArollRow) =>
    arollType === 'VideoARoll' ? files.find(({ id, durationMs }) => id === mediaId && durationMs !== null) : undefined
  if (!rows.some(videoOf)) throw validationFailed({ play_full_video: ['This scene has no video'] }, message)
  const lengths = rows.map((row) => playedMs(row, videoOf(row)))
  if (lengths.reduce((sum, each) => sum + each, 0) > MAX_SCENE_MS)
    throw validationFailed(
      { play_full_video: ['Scenes can be up to an hour long. Trim the video or speed it up'] },
      message,
    )
  return lengths
}

function playedMs({ videoStart, videoEnd, playbackRate, durationMs }: ArollRow, video: MediaRow | undefined): number {
  if (!video) return durationMs
  const end = Math.min(videoEnd || Infinity, video.durationMs ?? 0)
  return Math.max(0, end - (videoStart ?? 0)) / playbackRate
}

/** Makes a scene as long as its A-rolls play; longer speech is spoken to its end. @param lengths ms, of its A-rolls in order */
export async function playFullVideo(edit: StoryEdit, scene: SceneRow, lengths: readonly number[]): Promise<SceneRow> {
  const total = wholeFrames(lengths.reduce((sum, each) => sum + each, 0))
  const whole = { ...scene, playFullVideo: true, durationInFrames: total }
  const durationInFrames = framesWith(whole, edit.story.language)
  const changed = await edit.updateScene(scene, { playFullVideo: true, durationInFrames })
  const durations = fitArollDurations(durationInFrames, lengths)
  const rows = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  for (const [at, row] of rows.entries()) {
    const durationMs = durations[at] ?? row.durationMs
    if (durationMs !== row.durationMs) await edit.updateAroll(row, { durationMs })
  }
  return changed
}

/**
 * A scene that plays its videos in full follows when the duration of one changes: trimmed, or at another speed.
 * @param row the A-roll after that change
 * @returns the updated row
 */
export async function followVideo(edit: StoryEdit, scene: SceneRow, row: ArollRow): Promise<ArollRow> {
  if (!scene.playFullVideo) return row
  await playFullVideo(edit, scene, await fullLengths(edit.scope, scene))
  const rows = (await arollsOfScenes(edit.scope, [scene.id])).get(scene.id) ?? []
  return rows.find(({ id }) => id === row.id) ?? row
}
