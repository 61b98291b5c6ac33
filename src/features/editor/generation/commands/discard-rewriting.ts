import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Discards a regenerated script; a running one is cancelled. */
export async function discardRewriting(editor: Editor): Promise<boolean> {
  const discarded = await runLongCommand(editor, {
    request: apiRequest('discardRewriting', { params: { story_id: editor.storyId } }),
    failure: serverText,
    busy: busyKeys.rewriting,
    spends: true,
  })
  return discarded !== undefined
}
