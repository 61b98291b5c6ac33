import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { inOrder } from './scene-results.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Swaps two scenes. */
export function swapScene(editor: Editor, one: string, two: string) {
  const other = new Map([
    [one, two],
    [two, one],
  ])
  return runCommand(editor, {
    edit: (open) => ({ ...open, order: open.order.map((id) => other.get(id) ?? id) }),
    request: apiRequest('swapScene', { body: { story_id: editor.storyId, scene_id_one: one, scene_id_two: two } }),
    settle: (open, { scene_list: ids }) => inOrder(open, ids),
    failure: serverText,
  })
}
