import { route } from '#server/platform/http/route.ts'
import { type AnyColumn, and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { AttentionItem, EngineHealth } from '#generated/schema.ts'
import { hasStaffRole } from '#server/platform/auth/authenticate.ts'
import { foldFigures } from '#server/platform/db/queries/figures.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { countedPeople, jobs, renders, reports, tasks } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { readWaitingFilms } from '#server/modules/generation/reviews/claim-reviews.ts'
import type { QueueView } from '#server/platform/ports/services.ts'
import { readDeadLetters } from '../dead-letters.ts'
import { presentEngines } from '../present-engines.ts'
import { dayBefore, dayOf, startOfDay } from '../figures.ts'
import { isStuckExport, isStuckJob, isStuckTask } from '../rows/work-rows.ts'

type Item = AttentionItem

/** Days, today included: older failures and reports are history. */
const RECENT_DAYS = 7

export const getStaffOverview = route('getStaffOverview', async ({ db, user, services }) => {
  const now = services.clock.now()
  const engines = await presentEngines(services)
  return {
    items: await readAttention({ db, queue: services.jobs.queue, engines }, user, now),
    engines,
    recent_from: recentFrom(now),
    counted_at: now.toISOString(),
  }
})

const recentFrom = (now: Date) => dayBefore(dayOf(now), RECENT_DAYS - 1)

const found = (column: AnyColumn) => ({
  count: sql<number>`count(*)`.mapWith(Number),
  oldest: sql<Date | null>`min(${column})`.mapWith(jobs.createdAt),
})

interface Watched {
  db: DbOrTx
  queue: QueueView | undefined
  engines: readonly EngineHealth[]
}

/** The open work of the caller's roles; also entries with 0. */
async function readAttention({ db, queue, engines }: Watched, staff: UserRow, now: Date): Promise<Item[]> {
  const recent = startOfDay(recentFrom(now))
  const counters: [Item['kind'], string, () => Promise<{ count: number; oldest: Date | null }[]>][] = [
    [
      'FAILED_JOBS',
      'support',
      () =>
        db
          .select(found(jobs.createdAt))
          .from(jobs)
          .where(and(eq(jobs.status, 'FAILED'), gte(jobs.createdAt, recent))),
    ],
    ['STUCK_JOBS', 'support', () => db.select(found(jobs.createdAt)).from(jobs).where(isStuckJob(now))],
    [
      'DEAD_LETTERS',
      'support',
      async () => {
        const letters = await readDeadLetters(db, queue)
        const [oldest] = letters
        return [{ count: letters.length, oldest: oldest ? new Date(oldest.dead_at) : null }]
      },
    ],
    ['STUCK_EXPORTS', 'support', () => db.select(found(renders.updatedAt)).from(renders).where(isStuckExport(now))],
    ['STUCK_TASKS', 'support', () => db.select(found(tasks.updatedAt)).from(tasks).where(isStuckTask(now))],
    [
      'OPEN_REPORTS',
      'support',
      () =>
        db
          .select(found(reports.createdAt))
          .from(reports)
          .where(inArray(reports.state, ['OPEN', 'IN_PROGRESS'])),
    ],
    [
      'FAILING_ENGINES',
      'admin',
      async () => [{ count: engines.filter((each) => each.is_failing).length, oldest: null }],
    ],
    ['LEDGER_DIFFERS', 'finance', () => findLedgerDifferences(db)],
    ['FILMS_WAITING', 'reviewer', () => readWaitingFilms(db)],
  ]
  const own = counters.filter(([, role]) => hasStaffRole(staff, [role]))
  return Promise.all(
    own.map(async ([kind, , read]) => {
      const [row] = await read()
      return { kind, count: row?.count ?? 0, oldest_at: row?.oldest?.toISOString() ?? null }
    }),
  )
}

/** Users whose balance is not the sum of their ledger, as of the last count. */
async function findLedgerDifferences(db: DbOrTx) {
  await foldFigures(db)
  const rows = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(countedPeople)
    .where(sql`${countedPeople.isWrong}`)
  return rows.map(({ count }) => ({ count, oldest: null }))
}
