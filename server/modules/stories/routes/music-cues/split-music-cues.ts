import { framesToMs } from '#src/domain/frames.ts'
import {
  labelOf,
  presentChangedMusicCues,
  requireRoomForMusicCues,
} from '#server/modules/stories/music-cues/change-music-cues.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { cutMusicCue } from '#server/modules/stories/scenes/move-music-cues.ts'
import { ownMusicCues } from '#server/platform/auth/ownership.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { scenePartsOf } from '#server/platform/db/queries/scenes.ts'
import type { MusicCueRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** To cut pieces of music and effects in two, several in one edit. */
export const splitMusicCues = route('splitMusicCues', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = body.cuts.map((cut) => cut.music_cue_id)
  const rows = new Map((await ownMusicCues(scope.db, user, body.story_id, ids)).map((row) => [row.id, row]))
  await requireRoomForMusicCues(edit, rows.size, 'cuts')
  const scenes = await scenePartsOf(scope, body.story_id)
  const mediaIds = [...rows.values()].map(({ mediaId }) => mediaId)
  const files = new Map((await mediaOfIds(scope, mediaIds)).map(({ id, durationMs }) => [id, durationMs]))
  const parts: MusicCueRow[] = []
  for (const [at, { music_cue_id, after_ms }] of body.cuts.entries()) {
    const row = rows.get(music_cue_id)
    if (!row || !rows.delete(row.id)) throw validationFailed({ [`cuts.${at}.music_cue_id`]: ['Split each sound once'] })
    const scene = scenes.find(({ id }) => id === row.sceneId)
    const endMs = Math.min(
      row.startMs + (row.durationMs ?? Infinity),
      scene ? framesToMs(scene.durationInFrames) : Infinity,
    )
    const startMs = row.startMs + after_ms
    const place = { sceneId: row.sceneId, startMs, fileMs: files.get(row.mediaId ?? '') ?? null }
    const both = startMs < endMs ? await cutMusicCue(edit, row, after_ms, place) : null
    if (!both) throw validationFailed({ [`cuts.${at}.after_ms`]: ['Choose a time within the sound'] })
    parts.push(...both)
  }
  // Half of them are what there was.
  return presentChangedMusicCues(edit, parts, labelOf('Split', parts.slice(parts.length / 2)))
})
