import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { withStory } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Closes the address at which anybody may see the story. */
export function revokePreviewLink(editor: Editor) {
  return runCommand(editor, {
    request: apiRequest('revokePreviewLink', { params: { story_id: editor.storyId } }),
    settle: withStory,
    failure: serverText,
  })
}
