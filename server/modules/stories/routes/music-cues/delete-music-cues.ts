import { labelOf, presentChangedMusicCues } from '#server/modules/stories/music-cues/change-music-cues.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { ownMusicCues } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'

/** To delete pieces of music and effects; their media stay in the library. */
export const deleteMusicCues = route('deleteMusicCues', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const rows = await ownMusicCues(scope.db, user, body.story_id, body.music_cue_ids)
  await edit.deleteMusicCues(rows)
  return presentChangedMusicCues(edit, [], labelOf('Delete', rows))
})
