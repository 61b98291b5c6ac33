import type { RewriteStoryRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { spendingReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Regenerates the script beside the current one; false when it was refused. @param most credits that the button showed */
export async function rewriteStory(editor: Editor, body: RewriteStoryRequest, most: number): Promise<boolean> {
  const begun = await runLongCommand(editor, {
    request: apiRequest('rewriteStory', { params: { story_id: editor.storyId }, body }),
    failure: spendingReason('Couldn’t rewrite the script'),
    busy: busyKeys.rewriting,
    spends: true,
    most,
  })
  return begun !== undefined
}
