import type { MusicSettings } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { queueStoryUpload } from '#src/features/editor/media/commands/media-into-story.ts'

type Music = MusicSettings
type Change = Partial<
  Pick<Music, 'have_background_music' | 'background_music_volume' | 'ducking_db'> & {
    background_music_file_location: string
  }
>

/**
 * Turns the music on or off, sets its volume (0 to 1) or how far it is lowered under speech (dB), or changes the track.
 * @param name of the new track
 */
export function updateMusic(editor: Editor, change: Change, name?: string) {
  const named = name === undefined ? {} : { background_music_name: name }
  return runCommand(editor, {
    edit: (open) => patchStory(open, { music: { ...open.story.music, ...change, ...named } }),
    request: apiRequest('updateMusic', { body: { story_id: editor.storyId, ...change } }),
    settle: withStory,
    failure: serverText,
  })
}

/** Plays a user's own sound below the story; undefined while it has no URL yet. @param name it goes by */
export function setMusicMedia(editor: Editor, media: Media, name = media.file_name) {
  if (media.url === null) return undefined
  return updateMusic(editor, { have_background_music: true, background_music_file_location: media.url }, name)
}

/** Plays a user's own recording below the story. */
export function uploadMusic(editor: Editor, input: File): void {
  queueStoryUpload(editor, { input, busy: busyKeys.music, onArrived: (media) => void setMusicMedia(editor, media) })
}
