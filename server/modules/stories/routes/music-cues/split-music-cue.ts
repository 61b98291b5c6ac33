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
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** To cut a piece of music or an effect in two. */
export const splitMusicCue = route('splitMusicCue', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const [row] = await ownMusicCues(scope.db, user, body.story_id, [body.music_cue_id])
  if (!row) throw notFound()
  await requireRoomForMusicCues(edit, 1, 'music_cue_id')
  const scene = (await scenePartsOf(scope, body.story_id)).find(({ id }) => id === row.sceneId)
  const endMs = Math.min(
    row.startMs + (row.durationMs ?? Infinity),
    scene ? framesToMs(scene.durationInFrames) : Infinity,
  )
  const [file] = await mediaOfIds(scope, [row.mediaId])
  const startMs = row.startMs + body.after_ms
  const place = { sceneId: row.sceneId, startMs, fileMs: file?.durationMs ?? null }
  const parts = startMs < endMs ? await cutMusicCue(edit, row, body.after_ms, place) : null
  if (!parts) throw validationFailed({ after_ms: ['Choose a time within the sound'] })
  return presentChangedMusicCues(edit, parts, labelOf('Split', [row]))
})
