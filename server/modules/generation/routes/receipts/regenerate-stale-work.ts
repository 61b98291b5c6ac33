import { requireAgreed } from '#server/modules/billing/credits/agreed.ts'
import { requireWithinCaps } from '#server/modules/billing/credits/caps.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { requireIdle } from '#server/modules/generation/require-idle.ts'
import { route } from '#server/platform/http/route.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { regenerate } from '#server/modules/generation/upkeep/regenerate.ts'
import { canRegenerate, presentMarks, staleWork, sumOf } from '#server/modules/generation/upkeep/price.ts'

/** Makes again what is out of date, for at most the price that was shown; answers what was begun. */
export const regenerateStaleWork = route('regenerateStaleWork', async ({ user, body, ...scope }) => {
  // What was agreed to since counts in the place of what was shown first.
  const agreed = scope.agreed ?? { most: body.most_credits, held: 0 }
  const edit = await beginEdit({ ...scope, agreed }, user, body.story_id)
  requireIdle(edit.story)
  const { facts, marks } = await staleWork(scope, edit.story)
  const { items } = body
  // What is up to date by now needs nothing any more.
  const wanted = marks.filter((mark) => canRegenerate(mark) && (items === undefined || items.includes(mark.id)))
  const credits = sumOf(wanted)
  requireAgreed({ agreed }, credits)
  // Of all of it: the person is asked once.
  await requireWithinCaps(scope, user.id, { storyId: edit.story.id, cost: credits })
  for (const mark of wanted) {
    const follows = marks.filter(({ follows }) => follows === mark.id)
    await regenerate(edit, user, { facts, mark, follows })
  }
  const { revision, id: story_id } = await edit.finish('Bring up to date')
  await publishBalance(scope, user.id)
  return { story_id, revision, items: presentMarks(wanted), credits }
})
