import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withoutScene } from '#src/features/editor/core/open-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Deletes scenes with their text, voice-over and images, in one edit. */
export function deleteScenes(editor: Editor, ids: readonly string[]) {
  const [first = '', ...further] = ids
  return runCommand(editor, {
    edit: (open) => ids.reduce(withoutScene, open),
    request: apiRequest('deleteScene', {
      body: { story_id: editor.storyId, scene_id: first, further_scene_ids: further },
    }),
    failure: withReason('Something Went Wrong'),
  })
}

export const deleteScene = (editor: Editor, sceneId: string) => deleteScenes(editor, [sceneId])
