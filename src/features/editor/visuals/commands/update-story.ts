import type { UpdateStoryRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failure-text.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

type Change = Pick<
  UpdateStoryRequest,
  'visual_style' | 'image_style_id' | 'default_image_model' | 'scene_pace' | 'use_brand_settings' | 'has_end_card'
>

/** What new pictures and voices of the story follow. */
export function updateStory(editor: Editor, body: Change) {
  return runCommand(editor, {
    edit: (open) => patchStory(open, body),
    request: apiRequest('updateStory', { params: { story_id: editor.storyId }, body }),
    settle: withStory,
    failure: serverText,
  })
}
