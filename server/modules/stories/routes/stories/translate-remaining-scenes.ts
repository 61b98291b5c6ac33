import { ownStory } from '#server/platform/auth/ownership.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { refused } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { scenesOf } from '#server/platform/db/queries/scenes.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { openOverlaysOf } from '#server/modules/stories/translation/overlay-texts.ts'
import { presentTranslation, requireTranslated } from '#server/modules/stories/translation/present.ts'
import { isDone, requireTranslator, startTranslating } from '#server/modules/stories/translation/start.ts'

export const translateRemainingScenes = route('translateRemainingScenes', async ({ user, params, ...scope }) => {
  requireTranslated(await ownStory(scope.db, user, params.story_id))
  const edit = await beginEdit(scope, user, params.story_id)
  const story = requireTranslated(edit.story)
  requireIdle(story)
  requireTranslator(scope, story.originalLanguage, story.language)
  const isMissing = (scene: Parameters<typeof isDone>[1]) =>
    scene.originalText !== null && !isDone(scope, scene, story.language)
  const scenes = (await scenesOf(scope, story.id)).filter(isMissing)
  if (scenes.length === 0 && (await openOverlaysOf(scope, story.id)).length === 0)
    throw refused('NOTHING_TO_DO', 'All scenes are translated')
  const started = await startTranslating(scope, story, { scenes, mayRename: false })
  await edit.announce()
  await publishStatus(scope, story.id)
  return presentTranslation(scope, started)
})
