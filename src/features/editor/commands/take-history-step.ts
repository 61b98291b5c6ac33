import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { toOpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Takes the person's newest edit back. What jobs delivered since stays. */
export function undoEdit(editor: Editor) {
  return takeStep(editor, '/core-api/story/{story_id}/undo/')
}

/** Does again what was undone last. */
export function redoEdit(editor: Editor) {
  return takeStep(editor, '/core-api/story/{story_id}/redo/')
}

async function takeStep(
  editor: Editor,
  address: '/core-api/story/{story_id}/undo/' | '/core-api/story/{story_id}/redo/',
) {
  const path = { story_id: editor.storyId }
  const step = await runCommand(editor, {
    call: async () => answered(await client.POST(address, { params: { path } })),
    settle: (_open, { story }) => toOpenStory(story),
    failure: serverText,
  })
  if (step) editor.store.setState({ history: { undo: step.undo_label, redo: step.redo_label } })
  return step
}
