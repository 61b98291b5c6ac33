import type { Editor } from './editor.ts'
import { refreshStory } from './refresh-story.ts'

/** Shows the person's brand as it is by now, where the story uses it. An exported film keeps the one that it was exported with. */
export async function applyBrandChange(editor: Editor): Promise<void> {
  const { use_brand_settings: isUsed, brand_exported_at: exportedAt } = editor.store.getState().open.story
  if (isUsed && exportedAt === null) await refreshStory(editor)
}
