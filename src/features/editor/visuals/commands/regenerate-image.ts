import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll } from '#src/features/editor/core/open-story.ts'
import { visualText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

export interface ImageRequest {
  prompt: string
  /** The base of the prompt edit; an image whose prompt has changed since is not regenerated. */
  basePrompt?: string
  /** A style's id: from now on the image has its own. null: the story's. Left out, the image keeps its style. */
  look?: string | null
  /** Credits that were shown. */
  most?: number
}

/** To regenerate the image of a visual. The old one stays until the new one is ready, and when it fails. */
export function regenerateImage(editor: Editor, arollId: string, { prompt, basePrompt, look, most }: ImageRequest) {
  const body = {
    ...(prompt.trim() !== '' && { custom_prompt: prompt.trim() }),
    ...(basePrompt !== undefined && { base_prompt: basePrompt }),
    ...(look !== undefined && { image_style: look }),
  }
  return runLongCommand(editor, {
    request: apiRequest('regenerateImage', { params: { aroll_id: arollId }, body }),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: visualText,
    busy: busyKeys.visual(arollId),
    spends: true,
    most,
  })
}
