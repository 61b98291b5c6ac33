import { apiRequest } from '#src/shared/api/api-request.ts'
import type { TransitionName } from '#src/video/document.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { patchOneOrAll, withArolls } from './aroll-edits.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To change the transition between visuals. @param durationMs 0 to 3000 */
export function updateTransition(
  editor: Editor,
  arollId: string,
  { name, durationMs }: { name: TransitionName; durationMs: number },
  isForAll = false,
) {
  const fields = { transition_name: name, transition_duration_ms: durationMs }
  return runCommand(editor, {
    edit: (open) => patchOneOrAll(open, arollId, isForAll, fields),
    request: apiRequest('updateTransition', {
      params: { aroll_id: arollId },
      body: { ...fields, is_update_for_all_scenes: isForAll },
    }),
    settle: withArolls,
    failure: serverText,
  })
}
