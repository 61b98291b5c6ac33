import type { ApplyRewritingRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { toOpenStory } from '#src/features/editor/core/open-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** Applies the chosen parts of a regenerated script; false when it was refused, and nothing was applied. */
export async function applyRewriting(editor: Editor, body: ApplyRewritingRequest): Promise<boolean> {
  const taken = await runLongCommand(editor, {
    request: apiRequest('applyRewriting', { params: { story_id: editor.storyId }, body }),
    settle: (_open, story) => toOpenStory(story),
    failure: withReason('No changes applied'),
    busy: busyKeys.rewriting,
  })
  return taken !== undefined
}
