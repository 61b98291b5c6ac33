import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { transact, type Scope } from '#server/platform/context.ts'
import { completeJob } from '#server/platform/jobs/end-job.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { migrate } from './migrate.ts'
import { jobs, stories } from './schema/index.ts'
import { startPostgres } from './testing/postgres.ts'

const postgres = startPostgres()
afterAll(() => postgres?.stop())

async function openApp() {
  const database = openPostgres(postgres?.createDatabase() ?? '')
  await migrate(database.db, await readMigrations())
  return createTestApp({ database })
}

/** Locks the story's row, as every edit does. */
const touch = ({ db }: Scope, { id }: { id: string }, initialPrompt: string) =>
  db.update(stories).set({ initialPrompt }).where(eq(stories.id, id))

describe.skipIf(!postgres)('on PostgreSQL', () => {
  it('two transactions that deadlock both complete, with their effects once', async () => {
    const test = await openApp()
    try {
      const ada = await test.user()
      const [one, other] = [await makeStory(test.db, ada), await makeStory(test.db, ada)]
      let holding = 0
      let release = () => {}
      const bothHold = new Promise<void>((resolve) => (release = resolve))
      const effects: string[] = []
      const inOrder = (name: string, first: { id: string }, second: { id: string }) =>
        transact(test.app, async (scope) => {
          scope.afterCommit(() => void effects.push(name))
          await touch(scope, first, name)
          if (++holding === 2) release()
          await bothHold
          await touch(scope, second, name)
        })
      await Promise.all([inOrder('there', one, other), inOrder('back', other, one)])
      expect(effects.toSorted()).toEqual(['back', 'there'])
      // One of them ran again; the later value is in both stories.
      expect(holding).toBeGreaterThan(2)
      const prompts = (await test.db.select().from(stories)).map(({ initialPrompt }) => initialPrompt)
      expect(new Set(prompts).size).toBe(1)
    } finally {
      await test.close()
    }
  })

  it('a job that ends while an edit locks its story waits, and neither is retried', async () => {
    const test = await openApp()
    try {
      const ada = await test.user()
      const story = await makeStory(test.db, ada)
      const now = test.app.clock.now()
      const [job] = await test.db
        .insert(jobs)
        .values({
          kind: 'write-story',
          payload: {},
          storyId: story.id,
          status: 'RUNNING',
          leaseOwner: 'this one',
          runAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning()
      if (!job) throw new Error('There is no job')
      const order: string[] = []
      let ending: Promise<void> | undefined
      await transact(test.app, async (scope) => {
        await touch(scope, story, 'edited')
        order.push('edit')
        ending ??= completeJob(test.app, job, jobHandlers['write-story'], async (inner) => {
          order.push('end')
          await touch(inner, story, 'written')
        })
        const isAnyWaiting = async () => {
          const { rows } = (await test.db.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }
          return rows.length > 0
        }
        await vi.waitUntil(isAnyWaiting, { timeout: 10_000 })
        await scope.db.update(jobs).set({ progress: 50 }).where(eq(jobs.id, job.id))
      })
      await ending
      expect(order).toEqual(['edit', 'end'])
      expect(await test.db.select().from(jobs)).toMatchObject([{ status: 'COMPLETED' }])
    } finally {
      await test.close()
    }
  })
})
