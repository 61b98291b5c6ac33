import { replanShots } from '#server/modules/generation/replan-shots.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { presentStoryDocument } from '#server/modules/stories/presenters/story.ts'
import { route } from '#server/platform/http/route.ts'

/** Gives every scene of a story this many shots. Nothing is generated. */
export const planShots = route('planShots', async ({ user, params, body, ...scope }) => {
  const edit = await beginEdit(scope, user, params.story_id)
  requireIdle(edit.story)
  await edit.updateStory({ shotsPerScene: body.shots_per_scene })
  await replanShots(edit)
  return presentStoryDocument(scope, await edit.finish('Plan shots'))
})
