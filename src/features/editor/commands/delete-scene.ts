import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withoutScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Takes scenes out with their text, voice-over and pictures, in one edit. */
export function deleteScenes(editor: Editor, ids: readonly string[]) {
  const [first = '', ...further] = ids
  const body = { story_id: editor.storyId, scene_id: first, further_scene_ids: further }
  return runCommand(editor, {
    edit: (open) => ids.reduce(withoutScene, open),
    call: async () => answered(await client.POST('/core-api/delete_scene', { body })),
    failure: withReason('Something Went Wrong'),
  })
}

export const deleteScene = (editor: Editor, sceneId: string) => deleteScenes(editor, [sceneId])
