import { apiRequest } from '#src/shared/api/api-request.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { applyTask } from '#src/features/editor/core/story-tasks.ts'
import { taskText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

export interface InpaintingRequest {
  sceneId: string
  arollId: string
  imageMediaId: string
  /** As large as the image, white where it is repainted. */
  mask: File
  prompt: string
  /** Credits that were shown. */
  most: number
}

/** Requests the repainting of a part of an image: the mask is stored first. */
export function createInpaintingRequest(
  editor: Editor,
  { imageMediaId, mask, prompt, most, ...place }: InpaintingRequest,
) {
  return requestInpainting(
    editor,
    place,
    async () => {
      const media = await uploadMedia({ input: mask, place: { story_id: editor.storyId, scene_id: place.sceneId } })
      return { image_media: imageMediaId, mask_media: media.id, prompt }
    },
    most,
  )
}

/** The same with a stored mask. */
export async function requestInpainting(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  prepare: () => Promise<{ image_media: string; mask_media: string; prompt: string }>,
  most?: number,
) {
  const task = await runLongCommand(editor, {
    request: async () =>
      apiRequest('createInpaintingRequest', {
        body: { ...(await prepare()), story: editor.storyId, scene: sceneId, aroll: arollId },
      }),
    failure: taskText,
    busy: busyKeys.task(arollId),
    spends: true,
    most,
  })
  if (task) applyTask(editor, task)
  return task
}
