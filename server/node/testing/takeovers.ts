import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { readRows } from '#server/platform/db/migrate.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { FleetProcess } from '#server/testing/fleet.ts'

const POLL_MS = 50

/**
 * Measures how long the jobs of killed processes wait until they are taken up, or wait for nothing but a process that is
 * free: the renderers that are left may be drawing for others.
 */
export function watchTakeovers(db: Db) {
  /** By run: `leaseOwner` names the delivery and the process. */
  const waiting = new Map<string, { jobId: string; since: number }>()
  const times: number[] = []
  async function look() {
    if (waiting.size === 0) return
    const ids = [...waiting.values()].map(({ jobId }) => jobId)
    const rows = await db.select().from(jobs).where(inArray(jobs.id, ids))
    const tickets = await db.execute(
      sql`select data->>'jobId' as job from pgboss.job
        where data->>'jobId' in ${ids} and state in ('created', 'retry') and start_after <= now()`,
    )
    const offered = new Set(readRows(tickets).map(({ job }) => job))
    for (const [run, { jobId, since }] of waiting) {
      const row = rows.find(({ id }) => id === jobId)
      if (row?.status === 'RUNNING' && row.leaseOwner === run && !offered.has(jobId)) continue
      waiting.delete(run)
      times.push(performance.now() - since)
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => void (looking = looking.then(look)), POLL_MS)
  return {
    /** Of jobs that another process has taken up or ended, or could have, ms. */
    times: times as readonly number[],
    /** To be called once the process is dead. */
    async killed({ role, child }: FleetProcess): Promise<void> {
      const since = performance.now()
      const isIts = and(eq(jobs.status, 'RUNNING'), like(jobs.leaseOwner, `%@${role} ${child.process.pid} on %`))
      for (const { id, leaseOwner } of await db.select().from(jobs).where(isIts))
        waiting.set(leaseOwner ?? '', { jobId: id, since })
    },
    waiting: () => waiting.size,
    async stop(): Promise<void> {
      clearInterval(timer)
      await looking
    },
  }
}
