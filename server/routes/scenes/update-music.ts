import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { beginEdit } from '#server/stories/edit.ts'
import { findTrack, storeTrack } from '#server/stories/music-track.ts'

export const updateMusic = route('updateMusic', async ({ user, body, ...scope }) => {
  const { story_id: storyId, file, background_music_file_location: location } = body
  const edit = await beginEdit(scope, user, storyId)
  if (file && location !== undefined) throw validationFailed({ file: ['Send a file or an address, not both'] })
  const track = file
    ? await storeTrack(scope, user, file, storyId)
    : location && (await findTrack(scope, user, location))
  await edit.updateStory({
    haveBackgroundMusic: body.have_background_music,
    backgroundMusicVolume: body.background_music_volume,
    backgroundMusicMediaId: track || undefined,
  })
  return presentStory(scope, await edit.finish('Change music'))
})
