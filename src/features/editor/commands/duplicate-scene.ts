import { client } from '#src/shared/api/client.ts'
import { busyScenes } from '../lib/busy-scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { positionOf, withChanged } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Adds copies of scenes, given in playing order, with voice-over and pictures: together behind the last of them, in one edit. */
export async function duplicateScenes(editor: Editor, ids: readonly string[]): Promise<readonly string[]> {
  const [first, ...further] = ids
  if (first === undefined) return []
  const place = positionOf(editor.store.getState().open, ids.at(-1) ?? first) + 1
  const body = {
    story_id: editor.storyId,
    new_element_order: place,
    duplicate_of: first,
    ...(further.length > 0 && { further_duplicates: further }),
  }
  const copy = await runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/add_scene', { body })),
    settle: withChanged,
    failure: serverText,
    busy: busyScenes('Duplicating', ids),
  })
  return copy ? [copy, ...(copy.further_scenes ?? [])].map(({ id }) => id) : []
}
