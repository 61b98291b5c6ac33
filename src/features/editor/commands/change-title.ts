import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory, withStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Names the story. @param base what the title was written over; without it what is shown now */
export function changeTitle(editor: Editor, title: string, base = editor.store.getState().open.story.display_title) {
  const body = { story_id: editor.storyId, display_title: title, base_title: base }
  return runCommand(editor, {
    edit: (open) => patchStory(open, { display_title: title }),
    call: async () => answered(await client.POST('/core-api/update_story_title/', { body })),
    settle: withStory,
    failure: serverText,
  })
}
