import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withoutScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { runCommand } from './run-command.ts'

/** Takes a scene out with its text, voice-over and pictures. */
export function deleteScene(editor: Editor, sceneId: string) {
  const body = { story_id: editor.storyId, scene_id: sceneId }
  return runCommand(editor, {
    edit: (open) => withoutScene(open, sceneId),
    call: async () => answered(await client.POST('/core-api/delete_scene', { body })),
    failure: 'Something Went Wrong',
  })
}
