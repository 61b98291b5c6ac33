import { and, inArray, sql } from 'drizzle-orm'
import type { SettleableJob } from '#generated/schema.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { settlementsOf } from '#server/platform/jobs/settlements.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { renderKey } from '#server/modules/rendering/render-key.ts'
import { taskKey } from '#server/modules/tools/task-key.ts'
import type { RowKind } from './rows.ts'

/** How the job of a row is named, where a row has one. */
const KEYS: Partial<Record<RowKind, (rowId: string) => string>> = { TASK: taskKey, EXPORT: renderKey }

/** By the id of the row: the jobs that make jobs, tasks and exports, and that a person can do something about. */
export async function readSettleableJobs(
  db: DbOrTx,
  kind: RowKind,
  rowIds: readonly string[],
): Promise<ReadonlyMap<string, SettleableJob>> {
  const keyOf = KEYS[kind]
  if (rowIds.length === 0 || (kind !== 'JOB' && !keyOf)) return new Map()
  const rowOf = keyOf && new Map(rowIds.map((id) => [keyOf(id), id]))
  // Written out, not as parameters: the index of these keys is for exactly these rows.
  const isOpen = sql`${jobs.status} in ('QUEUED', 'RUNNING')`
  const where = rowOf ? and(inArray(jobs.dedupeKey, [...rowOf.keys()]), isOpen) : inArray(jobs.id, [...rowIds])
  const found = await db.select().from(jobs).where(where)
  return new Map(
    found.flatMap((job) => {
      const rowId = rowOf ? rowOf.get(job.dedupeKey ?? '') : job.id
      const settlements = settlementsOf(job)
      return rowId === undefined || settlements.length === 0 ? [] : [[rowId, { job_id: job.id, settlements }]]
    }),
  )
}
