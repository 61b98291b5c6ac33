import {
  checksFor,
  labelOf,
  newMusicCue,
  presentChangedMusicCues,
  requireRoomForMusicCues,
} from '#server/modules/stories/music-cues/change-music-cues.ts'
import { beginEdit, type NewMusicCue } from '#server/modules/stories/edits/edit.ts'
import { route } from '#server/platform/http/route.ts'

/** To add pieces of music and effects, several in one edit. */
export const addMusicCues = route('addMusicCues', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  await requireRoomForMusicCues(edit, body.music_cues.length, 'music_cues')
  const checks = await checksFor(edit, user)
  const added: NewMusicCue[] = []
  for (const [at, input] of body.music_cues.entries()) added.push(await newMusicCue(checks, at, input))
  const rows = await edit.insertMusicCues(added)
  return presentChangedMusicCues(edit, rows, labelOf('Add', rows))
})
