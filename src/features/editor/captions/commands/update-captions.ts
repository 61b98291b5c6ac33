import type { UpdateCaptionsRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

type Change = Omit<UpdateCaptionsRequest, 'story_id'>

/** Style of the captions in the whole story. */
export function updateCaptions(editor: Editor, change: Change) {
  return runCommand(editor, {
    edit: (open) => patchStory(open, { captions_settings: { ...open.story.captions_settings, ...change } }),
    request: apiRequest('updateCaptions', { body: { story_id: editor.storyId, ...change } }),
    settle: withStory,
    failure: serverText,
  })
}
