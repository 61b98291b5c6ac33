import { ownStory } from '#server/auth/ownership.ts'
import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import { countScenesOf } from '#server/presenters/story-summary.ts'
import { requireKnownChoices } from '#server/stories/choices.ts'
import { copyScene, scenesOf } from '#server/stories/copy-scene.ts'
import { requireLength } from '#server/stories/length-limit.ts'
import { insertStory } from '#server/stories/new-story.ts'
import { requireRoomForStory } from '#server/stories/plan-limits.ts'

const LONGEST_TITLE = 200
const SUFFIX = ' (copy)'

export const duplicateStory = route('duplicateStory', async ({ user, body, ...scope }) => {
  const original = await ownStory(scope.db, user, body.story_id)
  await requireKnownChoices(scope, user, body)
  requireLength((await countScenesOf(scope, original.id)).frames, user)
  await requireRoomForStory(scope, user)
  const parts = await scenesOf(scope, original.id)
  const isWhole = parts.length > 0 && parts.every((scene) => scene.status === 'COMPLETED')
  const { id: _id, createdAt: _created, updatedAt: _updated, ...settings } = original
  const copy = await insertStory(scope, {
    ...settings,
    projectId: body.project_id ?? original.projectId,
    displayTitle: body.display_title ?? original.displayTitle.slice(0, LONGEST_TITLE - SUFFIX.length) + SUFFIX,
    // What is being made for the original comes to the original only.
    status: isWhole ? 'COMPLETED' : 'DRAFT',
    step: 'NONE',
    scenesTotal: 0,
    scenesCompleted: 0,
    errorMessage: null,
    engineLabel: null,
    generationChargeId: null,
    publicPreviewId: null,
    publicPreviewExpiresAt: null,
    archived: false,
    lastVideoMediaId: null,
  })
  for (const scene of parts) await copyScene(scope, scene, { storyId: copy.id, elementOrder: scene.elementOrder })
  return presentStory(scope, copy)
})
