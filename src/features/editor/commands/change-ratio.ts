import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchStory, withStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { runCommand } from './run-command.ts'

/** Shows the story in another shape. Exactly 200 keeps it; any other answer takes it back. */
export function changeRatio(editor: Editor, ratio: AspectRatio) {
  const body = { story_id: editor.storyId, aspect_ratio: ratio }
  return runCommand(editor, {
    edit: (open) => patchStory(open, { aspect_ratio: ratio }),
    call: async () => {
      const answer = await client.POST('/core-api/update_aspect_ratio/', { body })
      const { status } = answer.response
      if (status !== 200) throw new ApiError({ status, message: 'Failed to update story aspect ratio' })
      return answered(answer)
    },
    settle: withStory,
    failure: 'Failed to update story aspect ratio',
  })
}
