import { ownStory } from '#server/platform/auth/ownership.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { findTrack, readTrack, storeTrack } from '#server/modules/stories/music-track.ts'

export const updateMusic = preparedRoute('updateMusic', async ({ user, body, ...scope }) => {
  const { story_id: storyId, file, background_music_file_location: location } = body
  await ownStory(scope.db, user, storyId)
  if (file && location !== undefined) throw validationFailed({ file: ['Send a file or an address, not both'] })
  const uploaded = file && (await readTrack(scope.services, file))
  return async ({ user, body, ...scope }) => {
    const edit = await beginEdit(scope, user, storyId)
    const track = uploaded
      ? await storeTrack(scope, user, uploaded, storyId)
      : location && (await findTrack(scope, user, location))
    await edit.updateStory({
      haveBackgroundMusic: body.have_background_music,
      backgroundMusicVolume: body.background_music_volume,
      backgroundMusicMediaId: track || undefined,
    })
    return presentStory(scope, await edit.finish('Change music'))
  }
})
