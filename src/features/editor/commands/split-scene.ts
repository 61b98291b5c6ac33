import { client } from '#src/shared/api/client.ts'
import { busyScenes } from '../lib/busy-scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { withSplit } from '../lib/scene-results.ts'
import { awaitSceneEvent } from './await-scene-event.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Cuts a scene after its first `index` words. The halves appear with the server's event. */
export async function splitScene(editor: Editor, sceneId: string, index: number) {
  // What was changed last must have arrived before it is cut.
  await editor.enqueue(() => Promise.resolve())
  const body = { story_id: editor.storyId, scene_id: sceneId, index }
  return runCommand(editor, {
    call: () =>
      awaitSceneEvent(editor, 'scene-split', {
        sceneId,
        isIt: ({ source_scene_id: source }) => source === sceneId,
        start: () => client.POST('/core-api/split_scene', { body }),
      }),
    settle: (open, done) => (done ? withSplit(open, done.scenes) : open),
    failure: withReason('Scene Split Failed'),
    isLong: true,
    busy: busyScenes('Splitting', [sceneId]),
  })
}
