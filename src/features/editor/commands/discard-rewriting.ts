import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { serverText } from './failure-text.ts'
import { runLongCommand } from './run-command.ts'

/** Takes nothing of a new writing; one that is under way is cancelled. */
export async function discardRewriting(editor: Editor): Promise<boolean> {
  const discarded = await runLongCommand(editor, {
    request: apiRequest('discardRewriting', { params: { story_id: editor.storyId } }),
    failure: serverText,
    busy: busyKeys.rewriting,
    spends: true,
  })
  return discarded !== undefined
}
