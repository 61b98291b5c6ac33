import { startWriting } from '#server/modules/generation/start-writing.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Splits a script of any length into scenes, word for word. */
export const splitStoryIntoScenes = route('splitStoryIntoScenes', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  const text = body.initial_prompt ?? edit.story.initialPrompt
  return startWriting(edit, user, {
    kind: 'SCRIPT',
    text,
    step: 'SPLITTING',
    isPaid: false,
    settings: { initialPrompt: text, sceneSize: body.scene_size ?? edit.story.sceneSize },
  })
})
