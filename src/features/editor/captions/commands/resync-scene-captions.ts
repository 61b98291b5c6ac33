import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Replaces words and times with those of the voice-over; manual changes are lost. */
export function resyncSceneCaptions(editor: Editor, sceneId: string) {
  return runCommand(editor, {
    request: apiRequest('resyncSceneCaptions', { body: { story_id: editor.storyId, scene_id: sceneId } }),
    settle: withScene,
    failure: withReason('Failed to resync captions'),
  })
}
