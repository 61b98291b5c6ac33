import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { answered } from './answered.ts'
import { serverText, visualText } from './failure-text.ts'
import { refreshStory } from './refresh-story.ts'
import { runCommand } from './run-command.ts'

/** Name of the work in the store's `busy`. */
export const DRAWING_ALL = 'visual:all'

interface Wish {
  mode: components['schemas']['AiOutputMode']
  /** Only what failed the last time. */
  onlyFailed?: boolean
}

/** Has every scene drawn again in the story's look. Old pictures stay until the new ones are there. */
export async function drawAll(editor: Editor, { mode, onlyFailed = false }: Wish): Promise<void> {
  const body = { story_id: editor.storyId, ai_output_mode: mode, ...(onlyFailed && { only_failed: true }) }
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

/** Calls off the pictures and clips that are not there yet; they are given back. */
export async function stopDrawing(editor: Editor): Promise<void> {
  const answer = await runCommand(editor, {
    call: async () =>
      answered(
        await client.POST('/core-api/story/{story_id}/cancel/', { params: { path: { story_id: editor.storyId } } }),
      ),
    failure: serverText,
    busy: DRAWING_ALL,
    spends: true,
  })
  if (answer) await refreshStory(editor)
}
