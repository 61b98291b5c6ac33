import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll, withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** To change how long each visual of a scene is shown. The lengths (ms) add up to the scene's; every A-roll is listed. */
export function updateArollDurations(editor: Editor, sceneId: string, lengths: readonly { id: string; ms: number }[]) {
  const body = {
    scene: sceneId,
    aroll_ids: lengths.map(({ id }) => id),
    aroll_durations: lengths.map(({ ms }) => ms),
  }
  return runCommand(editor, {
    edit: (open) => lengths.reduce((changed, { id, ms }) => patchAroll(changed, id, { duration_ms: ms }), open),
    request: apiRequest('updateArollDurations', { body }),
    settle: withScene,
    failure: serverText,
  })
}
