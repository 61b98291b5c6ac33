import type { AnswerOf, ApiRequest, OperationId } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, type Aroll } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Operations that change one A-roll and answer it. */
type ArollOperation = {
  [Id in OperationId]: AnswerOf<Id> extends Aroll ? (ApiRequest<Id> extends OfOneAroll ? Id : never) : never
}[OperationId]

interface OfOneAroll {
  params: { aroll_id: string }
}

/** A change of one A-roll, shown at once. */
export function updateOneAroll<Id extends ArollOperation>(
  editor: Editor,
  request: ApiRequest<Id> & OfOneAroll,
  patch: Partial<Aroll>,
) {
  const { aroll_id: arollId } = request.params
  return runCommand(editor, {
    edit: (open) => patchAroll(open, arollId, patch),
    request,
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
  })
}
