import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Revokes the public URL of the story. */
export function revokePreviewLink(editor: Editor) {
  return runCommand(editor, {
    request: apiRequest('revokePreviewLink', { params: { story_id: editor.storyId } }),
    settle: withStory,
    failure: serverText,
  })
}
