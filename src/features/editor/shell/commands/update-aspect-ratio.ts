import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Shows the story in another aspect ratio. Exactly 200 keeps it; any other answer rolls it back. */
export function updateAspectRatio(editor: Editor, ratio: AspectRatio) {
  return runCommand(editor, {
    edit: (open) => patchStory(open, { aspect_ratio: ratio }),
    request: apiRequest('updateAspectRatio', { body: { story_id: editor.storyId, aspect_ratio: ratio } }),
    successStatus: 200,
    settle: withStory,
    failure: 'Failed to update story aspect ratio',
  })
}
