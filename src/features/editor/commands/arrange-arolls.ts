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

/** Moves an A-roll to another place of its scene, 0-based, in one edit. */
export function moveAroll(editor: Editor, sceneId: string, arollId: string, to: number) {
  const from = editor.store.getState().open.scenes[sceneId]?.arollIds.indexOf(arollId) ?? -1
  if (from < 0 || from === to) return Promise.resolve(undefined)
  const params = { path: { aroll_id: arollId } }
  const body = { places: Math.abs(to - from) }
  return runCommand(editor, {
    edit: (open) => moved(open, sceneId, arollId, to),
    call: async () =>
      answered(
        await (to > from
          ? client.POST('/core-api/aroll/{aroll_id}/increment_order/', { body, params })
          : client.POST('/core-api/aroll/{aroll_id}/decrement_order/', { body, params })),
      ),
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
