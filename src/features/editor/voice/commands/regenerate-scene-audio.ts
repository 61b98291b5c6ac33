import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { spendingReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Regenerates the voice-over of a saved scene; voice-over and captions are replaced. @param most credits that were shown */
export async function regenerateSceneAudio(editor: Editor, sceneId: string, most?: number) {
  // The last typed text must be saved before the regeneration.
  await editor.enqueue(() => Promise.resolve())
  return runLongCommand(editor, {
    request: apiRequest('regenerateSceneAudio', { body: { story_id: editor.storyId, scene_id: sceneId } }),
    settle: withScene,
    failure: spendingReason('Failed to regenerate scene audio'),
    busy: busyKeys.voice(sceneId),
    spends: true,
    most,
  })
}
