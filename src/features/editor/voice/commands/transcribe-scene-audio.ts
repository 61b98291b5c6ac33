import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyScenes } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { awaitSceneEvent } from '#src/features/editor/scenes/commands/scene-results.ts'
import { withReason } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

interface Listening {
  /** The transcript, a line for each phrase; without it speech is recognised. */
  text?: string | undefined
  /** Credits that the button showed. */
  most?: number
}

/** Sets text and captions from a voice-over. */
export async function transcribeSceneAudio(editor: Editor, sceneId: string, { text, most }: Listening = {}) {
  await editor.enqueue(() => Promise.resolve())
  const { language } = editor.store.getState().open.story
  const body = { story_id: editor.storyId, scene_id: sceneId, language, ...(text !== undefined && { text }) }
  return runLongCommand(editor, {
    request: apiRequest('transcribeSceneAudio', { body }),
    perform: (start) =>
      awaitSceneEvent(editor, 'scene-audio-transcribed', {
        sceneId,
        isIt: ({ scene_id: id, scene }) => (id ?? scene?.id) === sceneId,
        start,
      }),
    settle: (open, event) => (event?.scene ? withScene(open, event.scene) : open),
    failure: withReason('Failed to Transcribe Audio'),
    busy: busyScenes('Transcribing', [sceneId]),
    spends: true,
    ...(most !== undefined && { most }),
  })
}
