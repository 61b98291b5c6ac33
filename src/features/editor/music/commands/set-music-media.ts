import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { updateMusic } from './update-music.ts'

/** Plays a sound of one's own below the story; undefined while it has no address yet. @param name it goes by */
export function setMusicMedia(editor: Editor, media: Media, name = media.file_name) {
  if (media.url === null) return undefined
  return updateMusic(editor, { have_background_music: true, background_music_file_location: media.url }, name)
}
