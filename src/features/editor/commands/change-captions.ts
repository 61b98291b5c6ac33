import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory, withStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

type Change = Omit<components['schemas']['UpdateCaptionsRequest'], 'story_id'>

/** How captions look in the whole story. */
export function changeCaptions(editor: Editor, change: Change) {
  const body = { story_id: editor.storyId, ...change }
  return runCommand(editor, {
    edit: (open) => patchStory(open, { captions_settings: { ...open.story.captions_settings, ...change } }),
    call: async () => answered(await client.POST('/core-api/update_captions', { body })),
    settle: withStory,
    failure: serverText,
  })
}
