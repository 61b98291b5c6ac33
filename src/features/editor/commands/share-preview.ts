import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Makes the address at which anybody may see the story; asking again answers the same one. */
export function sharePreview(editor: Editor) {
  const body = { story_id: editor.storyId }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/generate_preview_link/', { body })),
    settle: (open, link) => patchStory(open, { public_preview_id: link.public_preview_id }),
    failure: serverText,
  })
}
