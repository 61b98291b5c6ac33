import { drawStory } from '#server/arolls/draw-story.ts'
import { requireIdle } from '#server/generation/require-idle.ts'
import { publishBalance } from '#server/credits/account.ts'
import { route } from '#server/http/route.ts'
import { presentStoryStatus } from '#server/presenters/story-status.ts'
import { beginEdit } from '#server/edits/edit.ts'

/** Asks for new visuals of every scene, or of those that failed; they arrive one by one. */
export const generateWholeLongStoryVideo = route('generateWholeLongStoryVideo', async ({ user, body, ...scope }) => {
  const edit = await beginEdit(scope, user, body.story_id)
  requireIdle(edit.story)
  await drawStory(edit, { thenMoves: body.ai_output_mode === 'VIDEO', onlyFailed: body.only_failed ?? false })
  await edit.updateStory({ aiOutputMode: body.ai_output_mode })
  const story = await edit.finish('Regenerate all')
  await publishBalance(scope, user.id)
  return presentStoryStatus(scope, story)
})
