import { drawStory } from '#server/modules/stories/arolls/draw-story.ts'
import { requireIdle } from '#server/modules/generation/requirements.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { route } from '#server/platform/http/route.ts'
import { presentStoryStatus } from '#server/modules/stories/presenters/story-status.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'

/** Requests new visuals of every scene, or of the failed ones; they arrive one by one. */
export const generateWholeLongStoryVideo = route('generateWholeLongStoryVideo', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireIdle(edit.story)
  const { ai_output_mode: mode, only_failed: onlyFailed, overnight } = body
  await drawStory(edit, { thenMoves: mode === 'VIDEO', onlyFailed: onlyFailed ?? false, overnight: overnight ?? false })
  await edit.updateStory({ aiOutputMode: mode })
  const story = await edit.finish('Regenerate all')
  await publishBalance(scope, user.id)
  return presentStoryStatus(scope, story)
})
