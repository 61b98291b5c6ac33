import { msBetween } from '#server/platform/db/schema/columns.ts'
import { jobs, tasks, taskWorkMs, renders } from '#server/platform/db/schema/index.ts'
import { type RowColumns, type RowSource, rowSource, type RowKind } from './rows.ts'
import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { SettleableJob } from '#generated/schema.ts'
import { availableActions } from '#server/platform/jobs/settlements.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { renderKey } from '#server/modules/rendering/render-parts.ts'
import { taskKey } from '#server/modules/tools/enqueue-task.ts'

/** The key of a row's job, where it has one. */
const KEYS: Partial<Record<RowKind, (rowId: string) => string>> = { TASK: taskKey, EXPORT: renderKey }

/** Work without progress for this long does not continue by itself, ms. */
const STUCK_MS = 15 * 60 * 1000

const before = (now: Date) => new Date(now.getTime() - STUCK_MS)

/** A job that is due and not claimed, or whose runner has died without a successor. */
export const isStuckJob = (now: Date): SQL =>
  or(
    and(eq(jobs.status, 'QUEUED'), lt(jobs.runAt, before(now))),
    and(eq(jobs.status, 'RUNNING'), lt(jobs.leaseEndsAt, before(now))),
  ) ?? sql`false`

export const isStuckTask = (now: Date): SQL =>
  and(inArray(tasks.status, ['CREATED', 'PROCESSING']), lt(tasks.updatedAt, before(now))) ?? sql`false`

export const isStuckExport = (now: Date): SQL =>
  and(inArray(renders.status, ['QUEUED', 'RENDERING']), lt(renders.updatedAt, before(now))) ?? sql`false`

const exportColumns: RowColumns = {
  id: renders.id,
  userId: renders.userId,
  createdAt: renders.createdAt,
  storyId: renders.storyId,
  type: renders.executor,
  status: renders.status,
  reason: renders.errorMessage,
  workMs: msBetween(renders.createdAt, renders.completedAt),
}

/** Exports, by the day of the request. */
export const exportRows: RowSource = rowSource({
  from: () => ({ table: renders, columns: exportColumns }),
  isStuck: isStuckExport,
})

const taskColumns: RowColumns = {
  id: tasks.id,
  userId: tasks.userId,
  createdAt: tasks.createdAt,
  storyId: tasks.storyId,
  type: tasks.taskType,
  model: tasks.modelId,
  status: tasks.status,
  reason: tasks.errorMessage,
  workMs: taskWorkMs(tasks),
}

/** Tasks, by the day of the request; their work lasts from then to their end. */
export const taskRows: RowSource = rowSource({
  from: () => ({ table: tasks, columns: taskColumns }),
  isStuck: isStuckTask,
})

const jobColumns: RowColumns = {
  id: jobs.id,
  userId: jobs.userId,
  createdAt: jobs.createdAt,
  storyId: jobs.storyId,
  type: jobs.kind,
  status: jobs.status,
  reason: jobs.lastError,
  waitMs: msBetween(jobs.createdAt, jobs.startedAt),
  workMs: msBetween(jobs.startedAt, jobs.finishedAt),
}

/** Jobs of the last month; older ones are deleted. */
export const jobRows: RowSource = rowSource({ from: () => ({ table: jobs, columns: jobColumns }), isStuck: isStuckJob })

/** By the id of the row: the jobs of tasks and exports that staff can act on. */
export async function readSettleableJobs(
  db: DbOrTx,
  kind: RowKind,
  rowIds: readonly string[],
): Promise<ReadonlyMap<string, SettleableJob>> {
  const keyOf = KEYS[kind]
  if (rowIds.length === 0 || (kind !== 'JOB' && !keyOf)) return new Map()
  const rowOf = keyOf && new Map(rowIds.map((id) => [keyOf(id), id]))
  // Literals, not parameters: the index of these keys covers exactly these rows.
  const isOpen = sql`${jobs.status} in ('QUEUED', 'RUNNING')`
  const where = rowOf ? and(inArray(jobs.dedupeKey, [...rowOf.keys()]), isOpen) : inArray(jobs.id, [...rowIds])
  const found = await db.select().from(jobs).where(where)
  return new Map(
    found.flatMap((job) => {
      const rowId = rowOf ? rowOf.get(job.dedupeKey ?? '') : job.id
      const settlements = availableActions(job)
      return rowId === undefined || settlements.length === 0 ? [] : [[rowId, { job_id: job.id, settlements }]]
    }),
  )
}
