import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchScene, withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Sets the silence after a scene's speech, ms. How long the scene becomes is the server's answer. */
export function changePause(editor: Editor, sceneId: string, pauseMs: number) {
  const body = { story_id: editor.storyId, scene_id: sceneId, pause_at_the_end: pauseMs }
  return runCommand(editor, {
    edit: (open) => patchScene(open, sceneId, { pause_at_the_end: pauseMs }),
    call: async () => answered(await client.POST('/core-api/update_scene_pause', { body })),
    settle: withScene,
    failure: serverText,
  })
}
