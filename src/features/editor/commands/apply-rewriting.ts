import type { ApplyRewritingRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '../lib/busy-keys.ts'
import type { Editor } from '../lib/editor.ts'
import { toOpenStory } from '../lib/open-story.ts'
import { withReason } from './failure-text.ts'
import { runLongCommand } from './run-command.ts'

/** Takes what was chosen of a new writing; false when it was refused, and nothing was taken. */
export async function applyRewriting(editor: Editor, body: ApplyRewritingRequest): Promise<boolean> {
  const taken = await runLongCommand(editor, {
    request: apiRequest('applyRewriting', { params: { story_id: editor.storyId }, body }),
    settle: (_open, story) => toOpenStory(story),
    failure: withReason('Nothing was taken'),
    busy: busyKeys.rewriting,
  })
  return taken !== undefined
}
