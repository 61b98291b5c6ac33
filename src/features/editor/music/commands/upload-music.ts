import { busyKeys } from '#src/features/editor/core/busy-keys.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { queueStoryUpload } from '#src/features/editor/media/commands/queue-story-upload.ts'
import { setMusicMedia } from './set-music-media.ts'

/** Plays a person's own recording below the story. */
export function uploadMusic(editor: Editor, input: File): void {
  queueStoryUpload(editor, { input, busy: busyKeys.music, onArrived: (media) => void setMusicMedia(editor, media) })
}
