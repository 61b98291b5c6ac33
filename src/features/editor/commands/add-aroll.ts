import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Gives a scene one more A-roll, still empty; the scene's time is shared anew. */
export function addAroll(editor: Editor, sceneId: string) {
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/aroll/add/', { body: { scene: sceneId } })),
    settle: withScene,
    failure: serverText,
  })
}
