import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { TaskTool, UsageKind } from '#generated/schema.ts'
import {
  arolls,
  creditDays,
  creditEntries,
  creditHolds,
  loraModels,
  scenes,
  stories,
  usageCounts,
} from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

export type { UsageKind }

/** The filter of the lines; omitted values do not limit. Days in UTC. */
export interface UsageFilter {
  kind?: readonly UsageKind[] | undefined
  action?: string | undefined
  story_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** How a hold's status is shown. */
const KIND_OF_HOLD = { HELD: 'HOLD', CAPTURED: 'CHARGE', RELEASED: 'RELEASE', REFUNDED: 'REFUND' } as const
/** Charges and refunds are in the line of their hold. */
const KINDS_OF_ENTRIES = ['GRANT', 'EXPIRY', 'REVERSAL'] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The page of lines: after an `offset`, or older than a line. */
interface Part {
  limit: number
  offset?: number
  before?: { createdAt: Date; id: string } | undefined
}

/**
 * Lines of a user's usage: work from its acceptance to its end, and added or removed credits. Each source returns as many as
 * the page may need, by its index: sorting a long ledger would take longer the longer it is.
 */
function usageLines(db: DbOrTx, userId: string, filter: UsageFilter, { limit, offset = 0, before }: Part) {
  const most = offset + limit
  return unionAll(
    holdLines(db, userId, filter, before).orderBy(desc(creditHolds.createdAt), desc(creditHolds.id)).limit(most),
    entryLines(db, userId, filter, before).orderBy(desc(creditEntries.createdAt), desc(creditEntries.id)).limit(most),
  )
}

/** The number of lines: summed up by days, so that a long ledger hardly slows it down. */
export async function countUsage(db: DbOrTx, userId: string, filter: UsageFilter): Promise<number> {
  const { kind, action, story_id: storyId, from, to } = filter
  const { lines, day } = usageCounts
  const [row] = await db
    .select({ count: sql`coalesce(${sum(lines)}, 0)`.mapWith(Number) })
    .from(usageCounts)
    .where(
      and(
        eq(usageCounts.userId, userId),
        kind === undefined ? undefined : inArray(usageCounts.kind, kind),
        action === undefined ? undefined : eq(usageCounts.action, action),
        storyId === undefined ? undefined : eq(usageCounts.storyId, storyId),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
  return row?.count ?? 0
}

// Named differently from the columns of the joined tables.
function holdLines(db: DbOrTx, userId: string, filter: UsageFilter, before: Part['before']) {
  const { id, status, action, amount, captured, reason, storyId, sceneId, taskId, createdAt, endedAt } = creditHolds
  return db
    .select({
      id,
      kind: sql<UsageKind>`case ${status} when 'HELD' then 'HOLD' when 'CAPTURED' then 'CHARGE' when 'RELEASED' then 'RELEASE' else 'REFUND' end`.as(
        'kind',
      ),
      action,
      credits: sql<number>`case ${status} when 'CAPTURED' then -${captured} else 0 end`.mapWith(Number).as('credits'),
      held: sql<number>`${amount}`.mapWith(Number).as('held'),
      reason,
      storyId,
      sceneId: sql<string | null>`${sceneId}`.as('of_scene_id'),
      arollId: sql<string | null>`${creditHolds.arollId}`.as('aroll_id'),
      taskId: sql<string | null>`${taskId}`.as('task_id'),
      loraId: sql<string | null>`${creditHolds.loraId}`.as('lora_id'),
      tool: sql<TaskTool | null>`${creditHolds.tool}`.as('tool'),
      item: sql<string | null>`${creditHolds.quoteItem}`.as('item'),
      createdAt,
      endedAt,
    })
    .from(creditHolds)
    .where(and(holdsWhere(userId, filter), isOlder(creditHolds, before)))
}

function entryLines(db: DbOrTx, userId: string, filter: UsageFilter, before: Part['before']) {
  const { id, kind, action, amount, storyId, createdAt } = creditEntries
  const none = (name: string) => sql<string | null>`null::uuid`.as(name)
  return db
    .select({
      id,
      kind: sql<UsageKind>`${kind}`.as('kind'),
      action,
      credits: sql<number>`${amount}`.mapWith(Number).as('credits'),
      held: sql<number>`0`.mapWith(Number).as('held'),
      reason: sql<string | null>`null::text`.as('reason'),
      storyId,
      sceneId: none('of_scene_id'),
      arollId: none('aroll_id'),
      taskId: none('task_id'),
      loraId: none('lora_id'),
      tool: sql<TaskTool | null>`null::text`.as('tool'),
      item: sql<string | null>`null::text`.as('item'),
      createdAt,
      endedAt: sql<Date | null>`${createdAt}`.mapWith(createdAt).as('ended_at'),
    })
    .from(creditEntries)
    .where(and(entriesWhere(userId, filter), isOlder(creditEntries, before)))
}

function holdsWhere(userId: string, filter: UsageFilter): SQL | undefined {
  const wanted = Object.entries(KIND_OF_HOLD).flatMap(([status, kind]) =>
    filter.kind === undefined || filter.kind.includes(kind) ? [status as keyof typeof KIND_OF_HOLD] : [],
  )
  const isWanted = wanted.length === Object.keys(KIND_OF_HOLD).length ? undefined : inArray(creditHolds.status, wanted)
  // Work quoted as free moved no credits; as in the index.
  return and(eq(creditHolds.userId, userId), sql`${creditHolds.amount} > 0`, isWanted, ...limits(creditHolds, filter))
}

function entriesWhere(userId: string, filter: UsageFilter): SQL | undefined {
  const wanted = KINDS_OF_ENTRIES.filter((kind) => filter.kind === undefined || filter.kind.includes(kind))
  return and(eq(creditEntries.userId, userId), inArray(creditEntries.kind, wanted), ...limits(creditEntries, filter))
}

function limits(
  table: typeof creditHolds | typeof creditEntries,
  { action, story_id: storyId, from, to }: UsageFilter,
): (SQL | undefined)[] {
  return [
    action === undefined ? undefined : eq(table.action, action),
    storyId === undefined ? undefined : eq(table.storyId, storyId),
    from === undefined ? undefined : gte(table.createdAt, startOf(from)),
    to === undefined ? undefined : lt(table.createdAt, new Date(startOf(to).getTime() + DAY_MS)),
  ]
}

const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`)

function isOlder(table: typeof creditHolds | typeof creditEntries, before: Part['before']): SQL | undefined {
  return (
    before &&
    sql`(${table.createdAt}, ${table.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`
  )
}

/** A page of lines with the names of their subjects, as far as these still exist; newest first. */
export function readUsage(db: DbOrTx, userId: string, filter: UsageFilter, asked: Part) {
  const lines = usageLines(db, userId, filter, asked).as('lines')
  const part = db
    .select()
    .from(lines)
    .orderBy(desc(lines.createdAt), desc(lines.id))
    .limit(asked.limit)
    .offset(asked.offset ?? 0)
    .as('part')
  return db
    .select({
      ...{ id: part.id, kind: part.kind, action: part.action, credits: part.credits, held: part.held },
      ...{ reason: part.reason, storyId: part.storyId, sceneId: part.sceneId },
      ...{ arollId: part.arollId, taskId: part.taskId, loraId: part.loraId, tool: part.tool },
      item: part.item,
      ...{ sceneOrder: scenes.elementOrder, arollOrder: arolls.arollOrder, loraName: loraModels.modelName },
      ...{ createdAt: part.createdAt, endedAt: part.endedAt, storyTitle: stories.displayTitle },
    })
    .from(part)
    .leftJoin(stories, eq(stories.id, part.storyId))
    .leftJoin(scenes, eq(scenes.id, part.sceneId))
    .leftJoin(arolls, eq(arolls.id, part.arollId))
    .leftJoin(loraModels, eq(loraModels.id, part.loraId))
    .orderBy(desc(part.createdAt), desc(part.id))
}

export type UsageLine = Awaited<ReturnType<typeof readUsage>>[number]

/**
 * Credits charged per day (UTC) and action, oldest first, of the filtered lines: counted at the charge, so that a long ledger
 * does not slow it down.
 */
export async function readUsageDays(db: DbOrTx, userId: string, filter: UsageFilter) {
  // Lines of other kinds were not charged.
  if (filter.kind !== undefined && !filter.kind.includes('CHARGE')) return []
  const { day, action, storyId } = creditDays
  const charged = sum(creditDays.charged).mapWith(Number)
  return db
    .select({ day, action, credits: charged })
    .from(creditDays)
    .where(
      and(
        eq(creditDays.userId, userId),
        filter.action === undefined ? undefined : eq(action, filter.action),
        filter.story_id === undefined ? undefined : eq(storyId, filter.story_id),
        filter.from === undefined ? undefined : gte(day, filter.from),
        filter.to === undefined ? undefined : lte(day, filter.to),
      ),
    )
    .groupBy(day, action)
    .having(gt(charged, 0))
    .orderBy(asc(day), asc(action))
}
