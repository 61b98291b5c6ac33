import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene, type Scene } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Adds an empty scene at a place, 0-based. It appears with the server's answer: only that knows its id. */
export function addScene(editor: Editor, place: number): Promise<Scene | undefined> {
  return runCommand(editor, {
    request: apiRequest('addScene', { body: { story_id: editor.storyId, new_element_order: place } }),
    settle: withScene,
    failure: serverText,
    busy: busyKeys.newScene,
  })
}
