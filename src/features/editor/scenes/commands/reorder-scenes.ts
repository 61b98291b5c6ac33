import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { moveScenes } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Moves scenes together to a position of the story, 0-based and counted without them, in one edit. */
export function reorderScenes(editor: Editor, ids: readonly string[], to: number) {
  const [first = '', ...further] = ids
  const body = {
    story_id: editor.storyId,
    scene_id: first,
    ...(further.length > 0 && { further_scene_ids: further }),
    to_position: to,
  }
  return runCommand(editor, {
    edit: (open) => moveScenes(open, ids, to),
    request: apiRequest('reorderScenes', { body }),
    failure: serverText,
  })
}
