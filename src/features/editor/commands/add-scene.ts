import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { positionOf, withScene, type Scene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Adds an empty scene after another one, or at the end. The new scene appears with the server's answer: only that knows its id. */
export function addScene(editor: Editor, afterId: string | null): Promise<Scene | undefined> {
  const { open } = editor.store.getState()
  const place = afterId === null ? open.order.length : positionOf(open, afterId) + 1
  const body = { story_id: editor.storyId, new_element_order: place }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/add_scene', { body })),
    settle: withScene,
    failure: serverText,
    busy: 'scene',
  })
}
