import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Renames the story. @param base of the edit; without it the visible title */
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
