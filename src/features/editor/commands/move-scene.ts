import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { moveScene as moved } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Moves a scene to a position of the story, 0-based. */
export function moveScene(editor: Editor, sceneId: string, to: number) {
  const body = { story_id: editor.storyId, scene_id: sceneId, to_position: to }
  return runCommand(editor, {
    edit: (open) => moved(open, sceneId, to),
    call: async () => answered(await client.POST('/core-api/reorder_scenes', { body })),
    failure: serverText,
  })
}
