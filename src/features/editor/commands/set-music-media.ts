import type { Media } from '#src/shared/media/upload-item.ts'
import type { Editor } from '../lib/editor.ts'
import { updateMusic } from './update-music.ts'

/** Plays a recording of one's own below the story; undefined while it has no address yet. */
export function setMusicMedia(editor: Editor, media: Media) {
  if (media.url === null) return undefined
  return updateMusic(
    editor,
    { have_background_music: true, background_music_file_location: media.url },
    media.file_name,
  )
}
