import type { Editor } from '#src/features/editor/core/editor.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { updateStory } from './update-story.ts'

/** Shows the person's brand over the story, or its own style again. */
export async function setBrandUse(editor: Editor, isUsed: boolean): Promise<void> {
  // What the brand draws comes with the whole story.
  if (await updateStory(editor, { use_brand_settings: isUsed })) await refreshStory(editor)
}
