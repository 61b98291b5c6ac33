import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Takes words and times from the voice-over again; what was changed by hand goes. */
export function resyncCaptions(editor: Editor, sceneId: string) {
  const body = { story_id: editor.storyId, scene_id: sceneId }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/resync_scene_captions', { body })),
    settle: withScene,
    failure: withReason('Failed to resync captions'),
  })
}
