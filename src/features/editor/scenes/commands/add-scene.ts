import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/busy-keys.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene, type Scene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failure-text.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Adds an empty scene at a place, 0-based. It appears with the server's answer: only that knows its id. */
export function addScene(editor: Editor, place: number): Promise<Scene | undefined> {
  return runCommand(editor, {
    request: apiRequest('addScene', { body: { story_id: editor.storyId, new_element_order: place } }),
    settle: withScene,
    failure: serverText,
    busy: busyKeys.newScene,
  })
}
