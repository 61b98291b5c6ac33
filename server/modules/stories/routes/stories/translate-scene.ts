import { ownScene, ownStory } from '#server/platform/auth/ownership.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { route } from '#server/platform/http/route.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import { editSceneText } from '#server/modules/stories/translation/edit-texts.ts'
import { presentSceneTranslation, requireTranslated } from '#server/modules/stories/translation/present.ts'

export const translateScene = route('translateScene', async ({ user, params, body, ...scope }) => {
  requireTranslated(await ownStory(scope.db, user, params.story_id))
  const edit = await beginEdit(scope, user, params.story_id)
  const { scene } = await ownScene(scope.db, user, params.scene_id, params.story_id)
  requireIdle(edit.story)
  // A scene that is being spoken does not block the story, but its words must not change meanwhile.
  requireIdle({ ...edit.story, status: scene.status === 'GENERATING' ? 'GENERATING' : edit.story.status })
  requireBase(scene.isTranslated ? scene.text : '', body.base_text, body.text.trim())
  const after = await editSceneText(edit, scene, body.text)
  await edit.finish('Translate scene')
  return presentSceneTranslation(after)
})
