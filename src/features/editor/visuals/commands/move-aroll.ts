import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll, patchScene, withScene, type OpenStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failure-text.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To move a visual earlier or later: an A-roll takes another place of its scene, 0-based, in one edit. */
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
