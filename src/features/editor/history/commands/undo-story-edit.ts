import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { toOpenStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failure-text.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Takes the person's newest edit back. What jobs delivered since stays. */
export const undoStoryEdit = (editor: Editor) => applyUndoRedo(editor, 'undoStoryEdit')

/** Does again what was undone last. */
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
