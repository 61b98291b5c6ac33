import { getListStoryVersionsQueryKey } from '#generated/client/stories/stories.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Keeps the story as it is under a name. What was edited before arrives first. */
export async function keepVersion(editor: Editor, name: string) {
  const path = { story_id: editor.storyId }
  const version = await runCommand(editor, {
    call: async () =>
      answered(await client.POST('/core-api/story/{story_id}/versions/', { body: { name }, params: { path } })),
    failure: serverText,
  })
  await editor.queries.invalidateQueries({ queryKey: getListStoryVersionsQueryKey(editor.storyId) })
  return version
}
