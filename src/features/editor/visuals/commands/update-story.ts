import type { UpdateStoryRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchStory, withStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'

type Change = Pick<
  UpdateStoryRequest,
  | 'visual_style'
  | 'image_style_id'
  | 'default_image_model'
  | 'scene_pace'
  | 'use_brand_settings'
  | 'has_end_card'
  | 'loudness_lufs'
>

/** Defaults for new images and voices of the story, and what of it is in its video. */
export function updateStory(editor: Editor, body: Change) {
  return runCommand(editor, {
    edit: (open) => patchStory(open, body),
    request: apiRequest('updateStory', { params: { story_id: editor.storyId }, body }),
    settle: withStory,
    failure: serverText,
  })
}

/** Shows the user's brand over the story, or its own style again. */
export async function setBrandUse(editor: Editor, isUsed: boolean): Promise<void> {
  // The brand's style comes with the whole story.
  if (await updateStory(editor, { use_brand_settings: isUsed })) await refreshStory(editor)
}
