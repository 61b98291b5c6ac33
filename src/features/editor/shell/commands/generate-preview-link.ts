import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Generates the public URL of the story. @param days until it ends; null for no end, undefined leaves it */
export function generatePreviewLink(editor: Editor, days?: number | null) {
  const body = { story_id: editor.storyId, ...(days !== undefined && { expires_in_days: days }) }
  return runCommand(editor, {
    request: apiRequest('generatePreviewLink', { body }),
    settle: (open, { public_preview_id, expires_at }) =>
      patchStory(open, { public_preview_id, public_preview_expires_at: expires_at }),
    failure: serverText,
  })
}
