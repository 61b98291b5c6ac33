import { countUsage, readUsage, type UsageLine } from '#server/credits/usage.ts'
import { usageLabel } from '#server/credits/usage-label.ts'
import { pageOf, rowsOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'

/** Work and what it cost, and credits that came or went; newest first. */
export const listUsage = route('listUsage', async ({ user, query, db }) => {
  const count = await countUsage(db, user.id, query)
  const lines = await readUsage(db, user.id, query, rowsOf(query))
  return { ...pageOf(query, count), results: lines.map(presentUsage) }
})

function presentUsage({ id, kind, action, credits, held, reason, storyId, storyTitle, ...line }: UsageLine) {
  return {
    usage_id: id,
    ...{ kind, action, credits, reason },
    label: usageLabel(action),
    credits_held: held,
    story_id: storyId,
    story_title: storyTitle,
    scene_id: line.sceneId,
    task_id: line.taskId,
    created_at: line.createdAt.toISOString(),
    ended_at: line.endedAt?.toISOString() ?? null,
  }
}
