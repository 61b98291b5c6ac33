import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

interface ImagePrompt {
  sceneId: string
  /** null: the scene's next image. */
  arollId: string | null
  prompt: string
}

/** To change the image prompt of a visual, which describes its image; no image is generated. */
export function updateImagePrompt(editor: Editor, { sceneId, arollId, prompt }: ImagePrompt) {
  return runCommand(editor, {
    edit: (open) => open,
    request: apiRequest('updateImagePrompt', {
      body: { story_id: editor.storyId, scene_id: sceneId, aroll_id: arollId, prompt },
    }),
    settle: withScene,
    failure: serverText,
  })
}
