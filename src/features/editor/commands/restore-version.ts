import { getListStoryVersionsQueryKey } from '#generated/client/stories/stories.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { toOpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { reloadCast } from './run-cast-command.ts'
import { runCommand } from './run-command.ts'

/** Makes the story what it was. The present is kept as a version, and undo takes it back. */
export async function restoreVersion(editor: Editor, versionId: string) {
  const path = { story_id: editor.storyId, version_id: versionId }
  const story = await runCommand(editor, {
    call: async () =>
      answered(await client.POST('/core-api/story/{story_id}/versions/{version_id}/restore/', { params: { path } })),
    settle: (_open, restored) => toOpenStory(restored),
    failure: serverText,
    busy: 'version',
  })
  if (story) void reloadCast(editor)
  await editor.queries.invalidateQueries({ queryKey: getListStoryVersionsQueryKey(editor.storyId) })
  return story
}
