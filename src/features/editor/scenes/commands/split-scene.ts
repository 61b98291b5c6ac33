import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyScenes } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withSplit, awaitSceneEvent } from './scene-results.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'
import { withWavCopies } from './wav-copies.ts'
import type { SceneCut } from './word-cut.ts'

/** Cuts a scene. The halves appear with the server's event. */
export async function splitScene(editor: Editor, sceneId: string, cut: SceneCut) {
  // Pending edits must be saved before the split.
  await editor.enqueue(() => Promise.resolve())
  const at = 'index' in cut ? { index: cut.index } : { frame: cut.frame }
  const body = { story_id: editor.storyId, scene_id: sceneId, ...at }
  const done = await runLongCommand(editor, {
    request: async () => apiRequest('splitScene', { body: { ...body, ...(await withWavCopies(editor, [sceneId])) } }),
    perform: (start) =>
      awaitSceneEvent(editor, 'scene-split', {
        sceneId,
        isIt: ({ source_scene_id: source }) => source === sceneId,
        start,
      }),
    settle: (open, done) => (done ? withSplit(open, done.scenes) : open),
    failure: withReason('Scene Split Failed'),
    busy: busyScenes('Splitting', [sceneId]),
  })
  // The event may be older than what this tab has loaded meanwhile, and does not contain the music cues.
  if (done) await refreshStory(editor)
  return done
}
