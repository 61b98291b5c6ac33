import { msToFrames } from '#src/domain/frames.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchScene, withScene, type OpenStory } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand } from '#src/features/editor/core/run-command.ts'

/** Sets the silence after a scene's speech, ms. The scene's length changes at once; the server's answer has the exact frame. */
export function updateScenePause(editor: Editor, sceneId: string, pauseMs: number) {
  return runCommand(editor, {
    edit: (open) => patchScene(open, sceneId, withPause(open, sceneId, pauseMs)),
    request: apiRequest('updateScenePause', {
      body: { story_id: editor.storyId, scene_id: sceneId, pause_at_the_end: pauseMs },
    }),
    settle: withScene,
    failure: serverText,
  })
}

function withPause(open: OpenStory, sceneId: string, pauseMs: number) {
  const scene = open.scenes[sceneId]
  if (!scene || scene.play_full_video) return { pause_at_the_end: pauseMs }
  const before = scene.duration_in_frames - msToFrames(scene.pause_at_the_end)
  return { pause_at_the_end: pauseMs, duration_in_frames: Math.max(1, before + msToFrames(pauseMs)) }
}
