import { and, eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'

/** Takes a failed job off what needs a person; false when it has not failed, or was acknowledged already. */
export async function acknowledge({ db, services }: Scope, jobId: string): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ status: 'ACKNOWLEDGED', updatedAt: services.clock.now() })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'FAILED')))
    .returning({ id: jobs.id })
  return rows.length > 0
}
