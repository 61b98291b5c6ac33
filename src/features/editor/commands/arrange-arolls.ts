import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, patchScene, withScene, type OpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Puts a copy right after an A-roll; both share its time. */
export function duplicateAroll(editor: Editor, arollId: string) {
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/aroll/add/', { body: { duplicate_of: arollId } })),
    settle: withScene,
    failure: serverText,
  })
}

/** Takes an A-roll out of its scene; the others take over its time. */
export function deleteAroll(editor: Editor, sceneId: string, arollId: string) {
  const path = { aroll_id: arollId }
  return runCommand(editor, {
    edit: (open) =>
      patchScene(open, sceneId, { arollIds: open.scenes[sceneId]?.arollIds.filter((id) => id !== arollId) ?? [] }),
    call: async () => answered(await client.DELETE('/core-api/aroll/{aroll_id}/', { params: { path } })),
    settle: withScene,
    failure: serverText,
  })
}

/** Changes places with the A-roll before (-1) or after (1). */
export function moveAroll(editor: Editor, sceneId: string, arollId: string, step: 1 | -1) {
  const params = { path: { aroll_id: arollId } }
  return runCommand(editor, {
    edit: (open) => swapped(open, sceneId, arollId, step),
    call: async () =>
      answered(
        await (step === 1
          ? client.POST('/core-api/aroll/{aroll_id}/increment_order/', { params })
          : client.POST('/core-api/aroll/{aroll_id}/decrement_order/', { params })),
      ),
    settle: withScene,
    failure: serverText,
  })
}

function swapped(open: OpenStory, sceneId: string, arollId: string, step: 1 | -1): OpenStory {
  const ids = open.scenes[sceneId]?.arollIds ?? []
  const from = ids.indexOf(arollId)
  const other = ids[from + step]
  if (from < 0 || other === undefined) return open
  const arollIds = ids.with(from, other).with(from + step, arollId)
  return arollIds.reduce(
    (changed, id, order) => patchAroll(changed, id, { aroll_order: order }),
    patchScene(open, sceneId, { arollIds }),
  )
}
