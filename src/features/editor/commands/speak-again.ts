import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { spendingReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Name of the work in the store's `busy`. */
export const speakingOf = (sceneId: string) => `voice:${sceneId}`

/** Speaks a scene anew as it is saved; voice-over and captions are replaced. */
export async function speakAgain(editor: Editor, sceneId: string) {
  // What was typed last must have arrived before it is spoken.
  await editor.enqueue(() => Promise.resolve())
  const body = { story_id: editor.storyId, scene_id: sceneId }
  return runCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST('/core-api/regenerate_scene_audio', { body, params: { header: { 'Idempotency-Key': key } } }),
      ),
    settle: withScene,
    failure: spendingReason('Failed to regenerate scene audio'),
    isLong: true,
    busy: speakingOf(sceneId),
    spends: true,
  })
}
