import { and, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ToolResult } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { media, tasks } from '#server/platform/db/schema/index.ts'
import { likePatterns } from '#server/modules/stories/like-patterns.ts'
import { presentReceipts, receiptOfMedia } from '#server/modules/generation/receipts/present-receipt.ts'
import { findMedia } from '#server/modules/stories/presenters/aroll.ts'
import { EXPAND_MODEL, modelIdsOf, modelNameOf, type TaskModel, toolOf } from './models.ts'
import type { TaskRow } from './plan-of-task.ts'
import { presentTasks } from './present-task.ts'

export type { ToolResult }

type Tool = TaskModel['tool']

/** The tools with a page of their own. */
const TOOLS: readonly Tool[] = ['IMAGE', 'UPSCALE', 'REFRAME', 'MODIFY_VIDEO', 'INPAINTING']

export interface ResultFilter {
  tool?: Tool
  verdict?: TaskRow['verdict']
  query?: string
}

/** The user's own results that match every part of the filter. */
export function matching(userId: string, { tool, verdict, query = '' }: ResultFilter): SQL | undefined {
  const tools: readonly Tool[] = tool === undefined ? TOOLS : [tool]
  // Inpainting and expanding belong to the page that makes and edits images too.
  const also = tool === 'IMAGE' ? [...modelIdsOf(['INPAINTING']), EXPAND_MODEL] : []
  return and(
    eq(tasks.userId, userId),
    inArray(tasks.modelId, [...modelIdsOf(tools), ...also]),
    verdict === undefined ? undefined : eq(tasks.verdict, verdict),
    ...likePatterns(query).map((word) =>
      or(ilike(tasks.prompt, word), ilike(media.fileName, word), sql`${media.origin}->>'prompt' ilike ${word}`),
    ),
  )
}

export async function readResults({ db }: Scope, matches: SQL | undefined, page: { limit: number; offset: number }) {
  const source = eq(media.id, tasks.sourceMediaId)
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .leftJoin(media, source)
    .where(matches)
  const rows = await db
    .select({ task: tasks })
    .from(tasks)
    .leftJoin(media, source)
    .where(matches)
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(page.limit)
    .offset(page.offset)
  return { count: found?.count ?? 0, rows: rows.map(({ task }) => task) }
}

/** Results with their receipts, in the order given. */
export async function presentResults(scope: Scope, rows: readonly TaskRow[]): Promise<ToolResult[]> {
  const shown = await presentTasks(scope, rows)
  const sources = await findMedia(
    scope,
    rows.map(({ sourceMediaId }) => sourceMediaId),
  )
  const made = await mediaOfIds(
    scope,
    rows.map(({ resultMediaId }) => resultMediaId),
  )
  const receipts = await presentReceipts(scope, made.map(receiptOfMedia))
  return rows.flatMap((row, at) => {
    const task = shown[at]
    if (!task) return []
    const place = made.findIndex(({ id }) => id === row.resultMediaId)
    const origin = made[place]?.origin
    return {
      task_id: row.id,
      tool: toolOf(row.modelId),
      model_id: row.modelId,
      model_name: modelNameOf(row.modelId),
      engine: origin?.engine ?? null,
      status: row.status,
      error_message: row.errorMessage,
      progress: row.progress,
      prompt: row.prompt,
      seed: row.request.seed ?? origin?.seed ?? null,
      // A default style is part of what can be repeated.
      settings: { ...(isDrawn(row) && origin?.look !== undefined && { look: origin.look }), ...task.request },
      source_media: row.sourceMediaId === null ? null : (sources.get(row.sourceMediaId) ?? null),
      result_media: task.result_media,
      verdict: row.verdict,
      credits_charged: task.credits_charged,
      work_ms: row.workMs,
      receipt: receipts[place] ?? null,
      story_id: row.storyId,
      aroll_id: row.arollId,
      created_at: task.created_at,
    }
  })
}

/** From words alone. */
const isDrawn = ({ taskType, sourceMediaId }: TaskRow) => taskType === 'image_editing' && sourceMediaId === null

export async function presentOneResult(scope: Scope, row: TaskRow): Promise<ToolResult> {
  const [one] = await presentResults(scope, [row])
  if (!one) throw new Error('A result was not presented')
  return one
}
