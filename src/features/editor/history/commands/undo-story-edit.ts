import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { toOpenStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'
import { listStoryEdits } from '#generated/client/stories/stories.ts'

/** Undoes the user's newest edit. What jobs delivered since stays. */
export const undoStoryEdit = (editor: Editor) => applyUndoRedo(editor, 'undoStoryEdit')

/** Redoes the last undone edit. */
export const redoStoryEdit = (editor: Editor) => applyUndoRedo(editor, 'redoStoryEdit')

async function applyUndoRedo(editor: Editor, operationId: 'undoStoryEdit' | 'redoStoryEdit') {
  const step = await runCommand(editor, {
    request: apiRequest(operationId, { params: { story_id: editor.storyId } }),
    settle: (_open, { story }) => toOpenStory(story),
    failure: serverText,
  })
  if (step) editor.store.setState({ history: { undo: step.undo_label, redo: step.redo_label } })
  return step
}

/** Fetches the next undo and redo; later changes of them come with events. */
export async function loadHistory({ storyId, store }: Editor): Promise<void> {
  try {
    const page = await listStoryEdits(storyId, { page_size: 1 })
    store.setState({ history: { undo: page.undo_label, redo: page.redo_label } })
  } catch {
    // The next edit or the next connection fetches it.
  }
}
