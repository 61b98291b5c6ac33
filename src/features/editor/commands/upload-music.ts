import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { queueStoryUpload } from './queue-story-upload.ts'
import { setMusicMedia } from './set-music-media.ts'

/** Plays a person's own recording below the story. */
export function uploadMusic(editor: Editor, input: File): void {
  queueStoryUpload(editor, { input, busy: busyKeys.music, onArrived: (media) => void setMusicMedia(editor, media) })
}
