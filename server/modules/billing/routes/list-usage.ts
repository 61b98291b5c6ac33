import { workUrl, usageLabel } from '#src/domain/usage.ts'
import { countUsage, readUsage, type UsageLine } from '#server/modules/billing/credits/usage.ts'
import { pageOf, rowsOf } from '#server/platform/http/page.ts'
import { route } from '#server/platform/http/route.ts'

/** Credit usage: work and its cost, and added or removed credits; newest first. */
export const listUsage = route('listUsage', async ({ user, query, db }) => {
  const count = await countUsage(db, user.id, query)
  const lines = await readUsage(db, user.id, query, rowsOf(query))
  return { ...pageOf(query, count), results: lines.map(presentUsage) }
})

function presentUsage(line: UsageLine) {
  const { id, kind, action, credits, held, reason, storyId, storyTitle, sceneOrder, arollOrder } = line
  return {
    usage_id: id,
    ...{ kind, action, credits, reason },
    label: usageLabel(action, line.item),
    credits_held: held,
    story_id: storyId,
    story_title: storyTitle,
    scene_id: line.sceneId,
    scene_number: sceneOrder === null ? null : sceneOrder + 1,
    aroll_id: line.arollId,
    aroll_number: arollOrder === null ? null : arollOrder + 1,
    task_id: line.taskId,
    tool: line.tool,
    lora_id: line.loraId,
    lora_name: line.loraName,
    path: placeOfLine(line),
    created_at: line.createdAt.toISOString(),
    ended_at: line.endedAt?.toISOString() ?? null,
  }
}

/** Where a line's work is shown; null when it was deleted. */
function placeOfLine({ action, storyId, storyTitle, sceneId, sceneOrder, loraId, loraName, taskId, tool }: UsageLine) {
  const isGone = (storyId !== null && storyTitle === null) || (loraId !== null && loraName === null)
  if (isGone) return null
  return workUrl({
    ...{ storyId, loraId, taskId, tool },
    sceneId: sceneOrder === null ? null : sceneId,
    panel: action === 'generate_portrait' ? 'cast' : undefined,
    isTraining: action === 'train_lora',
  })
}
