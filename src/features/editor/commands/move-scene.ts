import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { moveScenes as moved } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Brings scenes together to a position of the story, 0-based and counted without them, in one edit. */
export function moveScenes(editor: Editor, ids: readonly string[], to: number) {
  const [first = '', ...further] = ids
  const body = {
    story_id: editor.storyId,
    scene_id: first,
    ...(further.length > 0 && { further_scene_ids: further }),
    to_position: to,
  }
  return runCommand(editor, {
    edit: (open) => moved(open, ids, to),
    call: async () => answered(await client.POST('/core-api/reorder_scenes', { body })),
    failure: serverText,
  })
}
