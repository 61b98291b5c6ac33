import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyScenes } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withMerged, awaitSceneEvent } from './scene-results.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'
import { withWavCopies } from './wav-copies.ts'

/** Merges neighbouring scenes, given in playing order. The new one appears with the server's event. */
export async function mergeScenes(editor: Editor, ids: readonly string[]) {
  const [one, two, ...further] = ids
  if (one === undefined || two === undefined) return undefined
  // Pending edits must be saved before the merge.
  await editor.enqueue(() => Promise.resolve())
  const body = { story_id: editor.storyId, scene_id_one: one, scene_id_two: two, further_scene_ids: further }
  const event = await runLongCommand(editor, {
    request: async () => apiRequest('mergeScenes', { body: { ...body, ...(await withWavCopies(editor, ids)) } }),
    perform: (start) =>
      awaitSceneEvent(editor, 'scene-merged', {
        sceneId: one,
        isIt: ({ source_scene_ids: sources }) => sources.includes(one) && sources.includes(two),
        start,
      }),
    settle: (open, done) => (done?.scene ? withMerged(open, done.source_scene_ids, done.scene) : open),
    failure: withReason('Unable to merge scenes'),
    busy: busyScenes('Merging', ids),
  })
  // The event may be older than what this tab has loaded meanwhile, and does not contain the music cues.
  if (event) await refreshStory(editor)
  return event?.scene ?? undefined
}
