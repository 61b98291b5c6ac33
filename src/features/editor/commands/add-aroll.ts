import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Gives a scene one more A-roll, still empty; the scene's time is shared again. */
export function addAroll(editor: Editor, sceneId: string) {
  return runCommand(editor, {
    request: apiRequest('addAroll', { body: { scene: sceneId } }),
    settle: withScene,
    failure: serverText,
  })
}
