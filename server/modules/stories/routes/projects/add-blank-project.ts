import { scenes } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentOneProject } from '#server/modules/stories/presenters/cards.ts'
import { presentStory } from '#server/modules/stories/presenters/story.ts'
import { requireKnownChoices } from '#server/modules/stories/checks.ts'
import { insertProject, requireRoomForProject, requireRoomForStory } from '#server/modules/stories/plan-limits.ts'
import { insertStory, UNTITLED } from '#server/modules/stories/new-story.ts'
import { EMPTY_SCENE_FRAMES } from '#server/modules/stories/scenes/scene-timing.ts'

const UNTITLED_PROJECT = 'Untitled project'

export const addBlankProject = route('addBlankProject', async ({ user, body, ...scope }) => {
  await requireKnownChoices(scope, user, body)
  await requireRoomForProject(scope, user)
  await requireRoomForStory(scope, user)
  const now = scope.services.clock.now()
  const stamps = { createdAt: now, updatedAt: now }
  const project = await insertProject(scope, { userId: user.id, name: body.name ?? UNTITLED_PROJECT })
  const story = await insertStory(scope, {
    userId: user.id,
    projectId: project.id,
    displayTitle: UNTITLED,
    creationMode: 'Blank',
    language: body.language,
    imageStyleId: body.image_style_id,
    aspectRatio: body.aspect_ratio,
  })
  await scope.db
    .insert(scenes)
    .values({ storyId: story.id, elementOrder: 0, durationInFrames: EMPTY_SCENE_FRAMES, ...stamps })
  return { project: await presentOneProject(scope, project), story: await presentStory(scope, story) }
})
