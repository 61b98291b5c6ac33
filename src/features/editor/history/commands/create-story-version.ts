import { getListStoryVersionsQueryKey } from '#generated/client/stories/stories.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Saves the story as a named version. Earlier edits are sent first. */
export async function createStoryVersion(editor: Editor, name: string) {
  const version = await runCommand(editor, {
    request: apiRequest('createStoryVersion', { params: { story_id: editor.storyId }, body: { name } }),
    failure: serverText,
  })
  await editor.queries.invalidateQueries({ queryKey: getListStoryVersionsQueryKey(editor.storyId) })
  return version
}
