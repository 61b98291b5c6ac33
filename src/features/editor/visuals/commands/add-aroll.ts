import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Adds an empty A-roll to a scene; the scene's time is shared again. */
export function addAroll(editor: Editor, sceneId: string) {
  return runCommand(editor, {
    request: apiRequest('addAroll', { body: { scene: sceneId } }),
    settle: withScene,
    failure: serverText,
  })
}

/** To duplicate a visual: inserts a copy right after an A-roll; both share its time. */
export function duplicateAroll(editor: Editor, arollId: string) {
  return runCommand(editor, {
    request: apiRequest('addAroll', { body: { duplicate_of: arollId } }),
    settle: withScene,
    failure: serverText,
  })
}
