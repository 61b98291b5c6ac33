import type { SceneCaption } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene, withScene } from '#src/features/editor/core/open-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

type Captions = SceneCaption[]

/** Sets a scene's captions by hand: words and times, ms from the scene's start. @param base of the edit */
export function overrideCaptions(editor: Editor, sceneId: string, captions: Captions, base: Captions) {
  return runCommand(editor, {
    edit: (open) => patchScene(open, sceneId, { captions, are_captions_overridden: true }),
    request: apiRequest('overrideCaptions', {
      body: { story_id: editor.storyId, scene_id: sceneId, captions, base_captions: base },
    }),
    settle: withScene,
    failure: withReason('Couldn’t save the captions'),
  })
}
