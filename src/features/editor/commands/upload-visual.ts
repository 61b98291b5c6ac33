import type { Editor } from '../lib/editor.ts'
import { drawingOf } from './draw-again.ts'
import { queueStoryUpload } from './queue-story-upload.ts'
import { setMedia } from './set-media.ts'

/** Puts a person's own picture or video into an A-roll: the storage takes the file, then the A-roll shows it. */
export function uploadVisual(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  input: File | string,
): void {
  queueStoryUpload(editor, {
    input,
    place: { scene_id: sceneId, aroll_id: arollId },
    busy: drawingOf(arollId),
    onArrived: (media) => void setMedia(editor, arollId, media),
  })
}
