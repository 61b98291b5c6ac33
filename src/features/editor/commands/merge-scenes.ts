import { client } from '#src/shared/api/client.ts'
import { busyScenes } from '../lib/busy-scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { withMerged } from '../lib/scene-results.ts'
import { awaitSceneEvent } from './await-scene-event.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'
import { withWavCopies } from './wav-copies.ts'

/** Makes one scene of neighbours, given in playing order. It appears with the server's event. */
export async function mergeScenes(editor: Editor, ids: readonly string[]) {
  const [one, two, ...further] = ids
  if (one === undefined || two === undefined) return undefined
  await editor.enqueue(() => Promise.resolve())
  const body = { story_id: editor.storyId, scene_id_one: one, scene_id_two: two, further_scene_ids: further }
  const event = await runCommand(editor, {
    call: () =>
      awaitSceneEvent(editor, 'scene-merged', {
        sceneId: one,
        isIt: ({ source_scene_ids: sources }) => sources.includes(one) && sources.includes(two),
        start: async () =>
          client.POST('/core-api/merge_scenes', { body: { ...body, ...(await withWavCopies(editor, ids)) } }),
      }),
    settle: (open, done) => (done?.scene ? withMerged(open, done.source_scene_ids, done.scene) : open),
    failure: withReason('Unable to merge scenes'),
    isLong: true,
    busy: busyScenes('Merging', ids),
  })
  return event?.scene ?? undefined
}
