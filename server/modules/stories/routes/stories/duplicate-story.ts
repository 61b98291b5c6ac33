import { ownStory } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { countScenesOf } from '#server/platform/db/queries/scenes.ts'
import { requireKnownChoices, requireLength } from '#server/modules/stories/checks.ts'
import { copyStory, titleWith } from '#server/modules/stories/copies/copy-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'

export const duplicateStory = route('duplicateStory', async ({ user, body, ...scope }) => {
  const original = await ownStory(scope.db, user, body.story_id)
  await requireKnownChoices(scope, user, body)
  requireLength((await countScenesOf(scope, original.id)).frames, user)
  await requireRoomForStory(scope, user)
  const { copy } = await copyStory(scope, original, {
    projectId: body.project_id ?? original.projectId,
    displayTitle: body.display_title ?? titleWith(original.displayTitle, '(copy)'),
  })
  return presentStory(scope, copy)
})
