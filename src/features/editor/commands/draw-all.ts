import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { answered } from './answered.ts'
import { visualText } from './failure-text.ts'
import { refreshStory } from './refresh-story.ts'
import { runCommand } from './run-command.ts'

/** Name of the work in the store's `busy`. */
export const DRAWING_ALL = 'visual:all'

/** Has every scene drawn again in the story's look. Old pictures stay until the new ones are there. */
export async function drawAll(editor: Editor, mode: components['schemas']['AiOutputMode']): Promise<void> {
  const body = { story_id: editor.storyId, ai_output_mode: mode }
  const answer = await runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/generate_whole_long_story_video/', {
          body,
          params: { header: { 'Idempotency-Key': key } },
        }),
      ),
    failure: visualText,
    busy: DRAWING_ALL,
    spends: true,
  })
  if (answer) await refreshStory(editor)
}
