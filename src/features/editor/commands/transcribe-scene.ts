import { client } from '#src/shared/api/client.ts'
import { busyScenes } from '../lib/busy-scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { withScene } from '../lib/open-story.ts'
import { awaitSceneEvent } from './await-scene-event.ts'
import { withReason } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Takes text and captions from a voice-over. @param text what is said, a line for each phrase; without it speech is recognised */
export async function transcribeScene(editor: Editor, sceneId: string, text?: string) {
  await editor.enqueue(() => Promise.resolve())
  const { language } = editor.store.getState().open.story
  const body = { story_id: editor.storyId, scene_id: sceneId, language, ...(text !== undefined && { text }) }
  return runCommand(editor, {
    call: (key) =>
      awaitSceneEvent(editor, 'scene-audio-transcribed', {
        sceneId,
        isIt: ({ scene_id: id, scene }) => (id ?? scene?.id) === sceneId,
        start: () =>
          client.POST('/core-api/transcribe_scene_audio', { body, params: { header: { 'Idempotency-Key': key } } }),
      }),
    settle: (open, event) => (event?.scene ? withScene(open, event.scene) : open),
    failure: withReason('Failed to Transcribe Audio'),
    isLong: true,
    busy: busyScenes('Transcribing', [sceneId]),
    spends: true,
  })
}
