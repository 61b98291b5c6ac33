import {
  changedMusicCue,
  checksFor,
  labelOf,
  presentChangedMusicCues,
} from '#server/modules/stories/music-cues/change-music-cues.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { ownMusicCues } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'

/** To move, trim, mix or replace pieces of music and effects, several in one edit. */
export const updateMusicCues = route('updateMusicCues', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const ids = body.music_cues.map((change) => change.music_cue_id)
  const rows = new Map((await ownMusicCues(scope.db, user, body.story_id, ids)).map((row) => [row.id, row]))
  const checks = await checksFor(edit, user)
  for (const [at, change] of body.music_cues.entries()) {
    const row = rows.get(change.music_cue_id)
    if (row) rows.set(row.id, await edit.updateMusicCue(row, await changedMusicCue(checks, at, row, change)))
  }
  const changed = [...rows.values()]
  return presentChangedMusicCues(edit, changed, labelOf('Change', changed))
})
