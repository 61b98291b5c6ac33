import { listStoryEdits } from '#generated/client/stories/stories.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'

/** Asks what undo and redo would do; events say it from then on. */
export async function loadHistory({ storyId, store }: Editor): Promise<void> {
  try {
    const page = await listStoryEdits(storyId, { page_size: 1 })
    store.setState({ history: { undo: page.undo_label, redo: page.redo_label } })
  } catch {
    // The next edit or the next connection brings it.
  }
}
