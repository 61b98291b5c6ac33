import { getListStoryVersionsQueryKey } from '#generated/client/stories/stories.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { toOpenStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { reloadCast } from '#src/features/editor/cast/commands/run-cast-command.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Restores a version of the story. The present state is saved as a version, and undo reverts the restoration. */
export async function restoreStoryVersion(editor: Editor, versionId: string) {
  const story = await runCommand(editor, {
    request: apiRequest('restoreStoryVersion', { params: { story_id: editor.storyId, version_id: versionId } }),
    settle: (_open, restored) => toOpenStory(restored),
    failure: serverText,
    busy: busyKeys.restoreVersion,
  })
  if (story) void reloadCast(editor)
  await editor.queries.invalidateQueries({ queryKey: getListStoryVersionsQueryKey(editor.storyId) })
  return story
}
