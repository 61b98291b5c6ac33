import { type AnswerOf, type ApiRequest, type OperationId, apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll, type Aroll, type OpenStory, patchScene, withScene } from '#src/features/editor/core/open-story.ts'
import { refusedValueText, serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Operations whose answer is one A-roll. */
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

/** The optimistic change of one A-roll, or of those of all scenes. */
export const patchOneOrAll = (open: OpenStory, arollId: string, isForAll: boolean, patch: Partial<Aroll>): OpenStory =>
  (isForAll ? Object.keys(open.arolls) : [arollId]).reduce((changed, id) => patchAroll(changed, id, patch), open)

/** Applies every A-roll of an answer. */
export const withArolls = (open: OpenStory, { arolls }: { arolls: Aroll[] }): OpenStory =>
  arolls.reduce((changed, aroll) => patchAroll(changed, aroll.id, aroll), open)

/** To move a visual earlier or later: moves an A-roll to another place of its scene, 0-based, in one edit. */
export function moveAroll(editor: Editor, sceneId: string, arollId: string, to: number) {
  const from = editor.store.getState().open.scenes[sceneId]?.arollIds.indexOf(arollId) ?? -1
  if (from < 0 || from === to) return Promise.resolve(undefined)
  return runCommand(editor, {
    edit: (open) => moved(open, sceneId, arollId, to),
    request: apiRequest(to > from ? 'incrementArollOrder' : 'decrementArollOrder', {
      params: { aroll_id: arollId },
      body: { places: Math.abs(to - from) },
    }),
    settle: withScene,
    failure: serverText,
  })
}

function moved(open: OpenStory, sceneId: string, arollId: string, to: number): OpenStory {
  const ids = open.scenes[sceneId]?.arollIds ?? []
  if (!ids.includes(arollId)) return open
  const arollIds = ids.filter((id) => id !== arollId).toSpliced(to, 0, arollId)
  return arollIds.reduce(
    (changed, id, order) => patchAroll(changed, id, { aroll_order: order }),
    patchScene(open, sceneId, { arollIds }),
  )
}
