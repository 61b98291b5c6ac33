import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys, busyScenes } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene, type Scene, positionOf, withChanged } from '#src/features/editor/core/open-story.ts'
import { refreshMusicCues } from '#src/features/editor/core/refresh-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Adds an empty scene at a place, 0-based. It appears with the server's answer, which has its id. */
export function addScene(editor: Editor, place: number): Promise<Scene | undefined> {
  return runCommand(editor, {
    request: apiRequest('addScene', { body: { story_id: editor.storyId, new_element_order: place } }),
    settle: withScene,
    failure: serverText,
    busy: busyKeys.newScene,
  })
}

/** Adds copies of scenes, given in playing order, with voice-over and images: together after the last of them, in one edit. */
export async function duplicateScenes(editor: Editor, ids: readonly string[]): Promise<readonly string[]> {
  const [first, ...further] = ids
  if (first === undefined) return []
  const body = {
    story_id: editor.storyId,
    new_element_order: positionOf(editor.store.getState().open, ids.at(-1) ?? first) + 1,
    duplicate_of: first,
    ...(further.length > 0 && { further_duplicates: further }),
  }
  const copy = await runCommand(editor, {
    request: apiRequest('addScene', { body }),
    settle: withChanged,
    failure: serverText,
    busy: busyScenes('Duplicating', ids),
  })
  if (copy) await refreshMusicCues(editor, ids)
  return copy ? [copy, ...(copy.further_scenes ?? [])].map(({ id }) => id) : []
}
