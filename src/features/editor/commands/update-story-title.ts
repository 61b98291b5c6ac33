import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory, withStory } from '../lib/open-story.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Names the story. @param base what the title was written over; without it what is shown now */
export function updateStoryTitle(
  editor: Editor,
  title: string,
  base = editor.store.getState().open.story.display_title,
) {
  return runCommand(editor, {
    edit: (open) => patchStory(open, { display_title: title }),
    request: apiRequest('updateStoryTitle', {
      body: { story_id: editor.storyId, display_title: title, base_title: base },
    }),
    settle: withStory,
    failure: serverText,
  })
}
