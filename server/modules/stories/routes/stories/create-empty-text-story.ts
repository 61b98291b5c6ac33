import { scenes } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireKnownChoices } from '#server/modules/stories/checks.ts'
import { insertStory, UNTITLED } from '#server/modules/stories/new-story.ts'
import { requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { EMPTY_SCENE_FRAMES } from '#server/modules/stories/scenes/scene-timing.ts'

export const createEmptyTextStory = route('createEmptyTextStory', async ({ user, body, ...scope }) => {
  await requireKnownChoices(scope, user, body)
  await requireRoomForStory(scope, user)
  const story = await insertStory(scope, {
    userId: user.id,
    projectId: body.project_id,
    displayTitle: body.story_name ?? UNTITLED,
    creationMode: 'Blank',
    aspectRatio: body.aspect_ratio,
    language: body.language,
  })
  const now = scope.services.clock.now()
  const place = { storyId: story.id, elementOrder: 0, durationInFrames: EMPTY_SCENE_FRAMES }
  await scope.db.insert(scenes).values({ ...place, createdAt: now, updatedAt: now })
  return presentStory(scope, story)
})
