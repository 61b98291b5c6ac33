import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { answered } from './answered.ts'

/** Asks what undo and redo would do; events tell it from then on. */
export async function loadHistory({ storyId, store }: Editor): Promise<void> {
  const params = { path: { story_id: storyId }, query: { page: 1, page_size: 1 } }
  try {
    const page = answered(await client.GET('/core-api/story/{story_id}/edits/', { params }))
    store.setState({ history: { undo: page.undo_label, redo: page.redo_label } })
  } catch {
    // The next edit or the next connection tells it.
  }
}
