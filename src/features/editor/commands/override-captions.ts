import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchScene, withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

type Captions = components['schemas']['SceneCaption'][]

/** Writes a scene's captions by hand: words and times, ms from the scene's start. @param base what they were written over */
export function overrideCaptions(editor: Editor, sceneId: string, captions: Captions, base: Captions) {
  const body = { story_id: editor.storyId, scene_id: sceneId, captions, base_captions: base }
  return runCommand(editor, {
    edit: (open) => patchScene(open, sceneId, { captions, are_captions_overridden: true }),
    call: async () => answered(await client.POST('/core-api/override_captions', { body })),
    settle: withScene,
    failure: withReason('The captions were not saved'),
  })
}
