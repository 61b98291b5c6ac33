import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene, type Scene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Adds an empty scene at a place, 0-based. It appears with the server's answer: only that knows its id. */
export function addScene(editor: Editor, place: number): Promise<Scene | undefined> {
  const body = { story_id: editor.storyId, new_element_order: place }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/add_scene', { body })),
    settle: withScene,
    failure: serverText,
    busy: 'scene',
  })
}
