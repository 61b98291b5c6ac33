import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory, withStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Makes the address at which anybody may see the story. @param days until it ends; null for no end, undefined leaves it */
export function sharePreview(editor: Editor, days?: number | null) {
  const body = { story_id: editor.storyId, ...(days !== undefined && { expires_in_days: days }) }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/generate_preview_link/', { body })),
    settle: (open, { public_preview_id, expires_at }) =>
      patchStory(open, { public_preview_id, public_preview_expires_at: expires_at }),
    failure: serverText,
  })
}

/** Closes that address. */
export function revokePreview(editor: Editor) {
  const params = { path: { story_id: editor.storyId } }
  return runCommand(editor, {
    call: async () => answered(await client.DELETE('/core-api/story/{story_id}/preview_link/', { params })),
    settle: withStory,
    failure: serverText,
  })
}
