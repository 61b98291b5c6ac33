import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { jobs } from '#server/platform/db/schema/index.ts'
import { rewritePayload, type RewritePayload } from '#server/platform/jobs/payloads.ts'

interface FoundRewriting {
  id: string
  state: 'WRITING' | 'READY' | 'TAKEN' | 'FAILED'
  payload: RewritePayload
}

/** The latest regenerated script of a story; null once it was discarded. */
export async function findRewriting(scope: Pick<Scope, 'db'>, storyId: string): Promise<FoundRewriting | null> {
  const [job] = await newestOf(scope, storyId)
  return present(job)
}

/** The same, locked until the commit. */
export async function lockRewriting(scope: Pick<Scope, 'db'>, storyId: string): Promise<FoundRewriting | null> {
  const [job] = await newestOf(scope, storyId).for('no key update')
  return present(job)
}

const newestOf = ({ db }: Pick<Scope, 'db'>, storyId: string) =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.storyId, storyId),
        eq(jobs.kind, 'rewrite-story'),
        ne(jobs.status, 'CANCELLED'),
        eq(jobs.cancelRequested, false),
        sql`${jobs.payload}->>'stage' <> 'DISCARDED'`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)

function present(job: typeof jobs.$inferSelect | undefined): FoundRewriting | null {
  if (!job) return null
  const payload = rewritePayload.parse(job.payload)
  if (job.status === 'FAILED') return { id: job.id, state: 'FAILED', payload }
  const state = payload.written === null ? 'WRITING' : payload.stage === 'TAKEN' ? 'TAKEN' : 'READY'
  return { id: job.id, state, payload }
}

/** Adds to the data of a regenerated script. */
export async function updateRewriting(
  { db, services }: Scope,
  id: string,
  change: Partial<Pick<RewritePayload, 'stage' | 'written' | 'problem'>>,
): Promise<void> {
  await db
    .update(jobs)
    .set({ payload: sql`${jobs.payload} || ${JSON.stringify(change)}::jsonb`, updatedAt: services.clock.now() })
    .where(eq(jobs.id, id))
}
