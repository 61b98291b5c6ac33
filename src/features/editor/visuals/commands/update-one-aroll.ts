import type { AnswerOf, ApiRequest, OperationId } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll, type Aroll } from '#src/features/editor/core/open-story.ts'
import { refusedValueText } from '#src/features/editor/core/failure-text.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Operations that answer one A-roll. */
type ArollOperation = { [Id in OperationId]: AnswerOf<Id> extends Aroll ? Id : never }[OperationId]

/** A change of one A-roll, shown at once. */
export function updateOneAroll<Id extends ArollOperation>(
  editor: Editor,
  arollId: string,
  request: ApiRequest<Id>,
  patch: Partial<Aroll>,
) {
  return runCommand(editor, {
    edit: (open) => patchAroll(open, arollId, patch),
    request,
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: refusedValueText,
  })
}
