import { client } from '#src/shared/api/client.ts'
import { busyScenes } from '../lib/busy-scenes.ts'
import type { Editor } from '../lib/editor.ts'
import { positionOf, withScene } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Adds a copy of a scene with its voice-over and pictures, right after `afterId`. */
export function duplicateScene(editor: Editor, sceneId: string, afterId = sceneId) {
  const place = positionOf(editor.store.getState().open, afterId) + 1
  const body = { story_id: editor.storyId, new_element_order: place, duplicate_of: sceneId }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/add_scene', { body })),
    settle: withScene,
    failure: serverText,
    busy: busyScenes('Duplicating', [sceneId]),
  })
}
