import type { UpdateSceneCaptionsRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene, withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

type Change = Pick<UpdateSceneCaptionsRequest, 'captions' | 'show_captions'>

/** Corrects a scene's caption words, or shows and hides them. Word times in ms from the scene's start. */
export function updateSceneCaptions(editor: Editor, sceneId: string, change: Change) {
  const body = {
    story_id: editor.storyId,
    scene_id: sceneId,
    ...change,
    ...(change.captions && { base_captions: captionsOf(editor, sceneId) }),
  }
  return runCommand(editor, {
    edit: (open) => patchScene(open, sceneId, change),
    request: apiRequest('updateSceneCaptions', { body }),
    settle: withScene,
    failure: serverText,
  })
}

/** Corrects one word; its time stays. */
export function updateCaptionWord(editor: Editor, sceneId: string, at: number, word: string) {
  return updateSceneCaptions(editor, sceneId, {
    captions: captionsOf(editor, sceneId).map((caption, index) => (index === at ? { ...caption, word } : caption)),
  })
}

const captionsOf = (editor: Editor, sceneId: string) => editor.store.getState().open.scenes[sceneId]?.captions ?? []
