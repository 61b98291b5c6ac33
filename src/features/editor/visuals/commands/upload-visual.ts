import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { queueStoryUpload } from '#src/features/editor/media/commands/media-into-story.ts'
import { setArollMedia } from './set-aroll-media.ts'

/** Puts a user's own image or video into an A-roll: the storage takes the file, then the A-roll shows it. */
export function uploadVisual(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  input: File | string,
): void {
  queueStoryUpload(editor, {
    input,
    place: { scene_id: sceneId, aroll_id: arollId },
    busy: busyKeys.visual(arollId),
    onArrived: (media) => void setArollMedia(editor, arollId, media),
  })
}
