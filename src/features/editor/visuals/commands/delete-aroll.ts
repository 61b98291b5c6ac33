import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withoutAroll, withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To delete a visual: takes an A-roll out of its scene; the others take over its time. */
export function deleteAroll(editor: Editor, sceneId: string, arollId: string) {
  return runCommand(editor, {
    edit: (open) => withoutAroll(open, sceneId, arollId),
    request: apiRequest('deleteAroll', { params: { aroll_id: arollId } }),
    settle: withScene,
    failure: serverText,
  })
}
