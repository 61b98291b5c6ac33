import { setTimeout as wait } from 'node:timers/promises'
import { count, eq, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#engines/draft/random.ts'
import type { OperationId } from '#generated/server/operations.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { creditHolds, jobs, realtimeEvents } from '#server/platform/db/schema/index.ts'
import { hasPostgres } from '#server/platform/db/testing/postgres.ts'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Caller, type CallOptions, createCaller } from '#server/testing/caller.ts'
import { type Fleet, startFleet } from '#server/testing/fleet.ts'
import { openPostgres } from './postgres.ts'
import { register } from './testing/host-process.ts'

// Two web and two worker processes behind a balancer: only here do real processes share rows, jobs, files and limits, and die.
const KILLS = process.env.LONG_TESTS === '1' ? 50 : 4

let fleet: Fleet
let database: OpenedDb
let caller: Caller

/** Repeats a call, with its key, until a process answers it. */
async function surely(id: OperationId, options: CallOptions): Promise<void> {
  const key = crypto.randomUUID()
  for (;;) {
    const status = await caller.call(id, { ...options, key }).then(
      (answer) => answer.status,
      () => 502,
    )
    if (status < 300) return
    if (status < 500) throw new Error(`${id} answered ${status}`)
    await wait(50)
  }
}

async function begin(as: { token: string }): Promise<string> {
  for (;;) {
    const body = { aspect_ratio: 'SIXTEEN_NINE' }
    const begun = await caller.ok('createEmptyTextStory', { as, body }).catch(() => undefined)
    if (begun) return begun.story_id
  }
}

async function makeStory(as: { token: string }): Promise<string> {
  const story_id = await begin(as)
  const wanted = { script_type: 'PROMPT', initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
  await surely('generateStoryWithScriptType', { as, most: 100, body: { story_id, ...wanted } })
  await surely('submitStory', { as, params: { story_id } })
  return story_id
}

const untilComplete = (as: { token: string }, story_id: string) =>
  expect
    .poll(
      () =>
        caller.ok('getStory', { as, query: { story_id } }).then(
          ({ status }) => status,
          () => 'unanswered',
        ),
      { timeout: 90_000, interval: 250 },
    )
    .toBe('COMPLETED')

describe.runIf(hasPostgres())('a fleet', () => {
  beforeAll(async () => {
    const started = await startFleet({
      program: bundledProgram('run-host'),
      says: 'listening',
      roles: { web: 2, worker: 2 },
    })
    if (!started) throw new Error('The programs of PostgreSQL are not installed')
    fleet = started
    database = openPostgres(fleet.databaseUrl)
    // Through the balancer, so that each call reaches another process.
    const send = (request: Request) => fetch(fleet.url + request.url.slice(new URL(request.url).origin.length), request)
    caller = createCaller({ fetch: send }, [])
    // A dead worker is found sooner than an operator may ask for.
    await database.db.execute(sql`update pgboss.queue set heartbeat_seconds = 2`)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await fleet.close()
  })

  it('makes a story with each call answered by another process, and its files in the bucket', async () => {
    const as = await register(caller)
    await untilComplete(as, await makeStory(as))
    expect(fleet.bucket.objects.size).toBeGreaterThan(0)
  })

  it('loses nothing and does nothing twice while its processes are killed', async () => {
    const random = createRandom('a fleet')
    const people = await Promise.all(Array.from({ length: 3 }, () => register(caller)))
    let isKilling = true
    const working = people.map(async (as) => {
      const made: string[] = []
      do made.push(await makeStory(as))
      while (isKilling && made.length < 2)
      return { as, made }
    })
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(random.next() * 500)
      const victim = fleet.processes[Math.floor(random.next() * fleet.processes.length)]
      if (!victim) break
      await fleet.kill(victim)
      await fleet.start(victim.role)
    }
    isKilling = false
    for (const { as, made } of await Promise.all(working)) {
      for (const story_id of made) await untilComplete(as, story_id)
      const { posted } = await caller.ok('getCreditsSummary', { as })
      const { results } = await caller.ok('listUsage', { as })
      expect(results.reduce((sum, { credits }) => sum + credits, 0)).toBe(posted)
      const charged = results.filter(({ credits, story_id }) => credits < 0 && story_id !== null)
      const actions = charged.map(({ story_id, action }) => `${story_id} ${action}`)
      expect(actions).toHaveLength(new Set(actions).size)
    }
    const { db } = database
    expect(await db.$count(creditHolds, eq(creditHolds.status, 'HELD'))).toBe(0)
    await expect
      .poll(() => db.$count(jobs, sql`${jobs.status} in ('QUEUED', 'RUNNING') and ${jobs.runAt} <= now()`))
      .toBe(0)
    expect(await db.$count(jobs, eq(jobs.status, 'FAILED'))).toBe(0)
    // Every event has the next number of its channel.
    const numbers = { events: count(), last: max(realtimeEvents.seq) }
    for (const { events, last } of await db.select(numbers).from(realtimeEvents).groupBy(realtimeEvents.channel))
      expect(events).toBe(last)
  }, 300_000)
})
