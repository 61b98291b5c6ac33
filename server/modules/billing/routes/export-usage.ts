import { ownStory } from '#server/platform/auth/ownership.ts'
import { countUsage, readUsage, type UsageLine } from '#server/modules/billing/credits/usage.ts'
import { usageLabel } from '#src/domain/usage.ts'
import { writeCsvFile } from '#server/platform/files/csv-file.ts'
import { preparedRoute } from '#server/platform/http/route.ts'

const HEADING = [
  'date',
  'kind',
  'action',
  'credits',
  'credits_held',
  'reason',
  'story',
  'story_id',
  'scene_id',
  'aroll_id',
  'task_id',
  'tool',
  'model',
  'lora_id',
  'ended_at',
]

/** All matching lines, not only a page. */
export const exportUsage = preparedRoute('exportUsage', async (call) => {
  const { db, user, body } = call
  // A story's costs outlive it.
  if (body.story_id !== undefined && (await countUsage(db, user.id, { story_id: body.story_id })) === 0)
    await ownStory(db, user, body.story_id)
  const file = await writeCsvFile(call, {
    name: 'usage',
    heading: HEADING,
    read: (limit, before) => readUsage(db, user.id, body, { limit, before }),
    cells: csvCells,
  })
  return async () => file
})

function csvCells(line: UsageLine) {
  return [
    line.createdAt.toISOString(),
    line.kind,
    usageLabel(line.action, line.item),
    line.credits,
    line.held,
    line.reason,
    line.storyTitle,
    line.storyId,
    line.sceneId,
    line.arollId,
    line.taskId,
    line.tool,
    line.loraName,
    line.loraId,
    line.endedAt?.toISOString() ?? null,
  ]
}
