import type { Editor } from '../lib/editor.ts'
import { playBelow } from './play-below.ts'
import { queueStoryUpload } from './queue-story-upload.ts'

/** Plays a person's own recording below the story. */
export function uploadMusic(editor: Editor, input: File): void {
  queueStoryUpload(editor, { input, busy: 'music', onArrived: (media) => void playBelow(editor, media) })
}
