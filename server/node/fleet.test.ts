// Several processes behind a balancer: only here do real processes share rows, jobs, files, sockets and limits, draw exports
// in a browser, and die. Starts of processes and exports cost most of its time.
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, gt, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#engines/draft/random.ts'
import type { OperationAnswer } from '#generated/server/operations.ts'
import { readRows } from '#server/platform/db/migrate.ts'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { creditHolds, jobs, purchases, realtimeEvents, renders, tasks } from '#server/platform/db/schema/index.ts'
import { hasPostgres } from '#server/platform/db/testing/postgres.ts'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { createCaller } from '#server/testing/caller.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { type Fleet, type FleetProcess, startFleet } from '#server/testing/fleet.ts'
import { ensureBuild } from '../../scripts/lib/build.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { findBrowser } from './find-program.ts'
import { openPostgres } from './postgres.ts'
import { createFleetUser } from './testing/fleet-user.ts'
import { register } from './testing/host-process.ts'
import { watchTakeovers } from './testing/takeovers.ts'

const isLong = process.env.LONG_TESTS === '1'
/** FLEET_KILLS and FLEET_SEED try others. */
const KILLS = Number(process.env.FLEET_KILLS ?? (isLong ? 50 : 4))
const SEED = process.env.FLEET_SEED ?? 'a fleet'
const ROLES = { web: 2, worker: 2, render: 2 } as const
/** The plan of a free account allows twenty stories. */
const MAX_ROUNDS = 18
/**
 * Shorter than an operator may ask for, so that a dead worker is found sooner, s; longer than a process takes to start, for both that
 * look after the queue may be killed at once.
 */
const HEARTBEAT_S = 4

let fleet: Fleet
let database: OpenedDb

type User = Awaited<ReturnType<typeof signUp>>

/** A user with an open tab, which follows their events over the balancer. */
async function signUp() {
  const send = (request: Request) => fetch(fleet.url + request.url.slice(new URL(request.url).origin.length), request)
  const caller = createCaller({ fetch: send }, [])
  const as = await register(caller)
  const { user_id: id, pusher_id } = await caller.ok('getUserDetails', { as })
  const env = { PAGE_URL: fleet.url, TOKEN: as.token, PUSHER_ID: pusher_id }
  const tab = startChild(bundledProgram('run-tab'), [], env)
  tabs.push(tab)
  const begun = Number(await tab.said('begun'))
  const seen = () => [...tab.output().matchAll(/^event (\d+)/gmu)].map(([, seq]) => Number(seq))
  const stored = async () => {
    const isTheirs = sql`${eq(realtimeEvents.channel, `private-user-${pusher_id}`)} and ${gt(realtimeEvents.seq, begun)}`
    const rows = await database.db.select().from(realtimeEvents).where(isTheirs).orderBy(realtimeEvents.seq)
    return rows.map(({ seq }) => seq)
  }
  return { id, tab, begun, seen, stored, ...createFleetUser(caller, as) }
}
const tabs: Child[] = []

/** Which processes die when, by their places: the same for the same seed. */
function planKills(seed: string, kills: number) {
  const random = createRandom(seed)
  const places = Object.values(ROLES).reduce((sum, count) => sum + count, 0)
  const batches: { pauseMs: number; places: number[] }[] = []
  for (let left = kills; left > 0; left -= batches.at(-1)?.places.length ?? 0) {
    const order = random.shuffle(Array.from({ length: places }, (_, place) => place))
    // Up to half of them at once.
    batches.push({ pauseMs: random.between(0, 3_000), places: order.slice(0, Math.min(left, 1 + random.below(3))) })
  }
  return batches
}

describe.runIf(hasPostgres())('a fleet', () => {
  beforeAll(async () => {
    await ensureBuild()
    const browser = findBrowser(process.env)
    const started = await startFleet({
      program: bundledProgram('run-host'),
      says: 'listening',
      roles: ROLES,
      cors: JSON.parse(await readFile(inRoot('docs/s3-cors.json'), 'utf8')).CORSRules,
      env: { CLIENT_DIR: inRoot('dist/client'), DRAIN_S: '60', ...(browser !== null && { CHROMIUM_PATH: browser }) },
    })
    if (!started) throw new Error('The programs of PostgreSQL are not installed')
    fleet = started
    database = openPostgres(fleet.databaseUrl)
    await database.db.execute(
      sql.raw(`update pgboss.queue set heartbeat_seconds = ${HEARTBEAT_S}, retry_delay_max = ${HEARTBEAT_S}`),
    )
  }, 300_000)
  afterAll(async () => {
    for (const tab of tabs) await tab.kill()
    await database.close()
    await fleet.close()
  })

  /** An export is divided, drawn in parts and joined. */
  const exportJobs = () =>
    database.db
      .select()
      .from(jobs)
      .where(inArray(jobs.kind, ['render-story', 'render-part']))
  const countOf = async (table: typeof tasks | typeof purchases | typeof renders, { id }: User) =>
    database.db.$count(table, eq(table.userId, id))

  async function usageOf(surely: User['surely']) {
    const usage: OperationAnswer<'listUsage'>['results'] = []
    for (let page = 1, isMore = true; isMore; page++) {
      const { results, count } = await surely('listUsage', { query: { page, page_size: 100 } })
      usage.push(...results)
      isMore = usage.length < count && results.length > 0
    }
    return usage
  }

  it('loses nothing, does nothing twice and shows each event once while its processes are killed', async () => {
    const { db } = database
    const users = await Promise.all(Array.from({ length: 3 }, signUp))
    const takeovers = watchTakeovers(db)
    const problems: string[] = []
    let [isKilling, rounds] = [true, 0]
    const working = users.map(async (user, at) => {
      for (let round = 0; round < MAX_ROUNDS && (round === 0 || isKilling); round++) {
        await user.work({ exports: isLong || at === 0 }).catch((cause: Error) => problems.push(cause.message))
        rounds++
      }
    })
    const places: FleetProcess[] = Object.keys(ROLES).flatMap((role) =>
      fleet.processes.filter((each) => each.role === role),
    )
    for (const batch of planKills(SEED, KILLS)) {
      await wait(batch.pauseMs)
      await Promise.all(
        batch.places.map(async (place) => {
          const victim = places[place]
          if (!victim) return
          await fleet.kill(victim)
          await takeovers.killed(victim)
          places[place] = await fleet.start(victim.role)
        }),
      )
    }
    isKilling = false
    await Promise.all(working)
    await expect.poll(takeovers.waiting, { timeout: 60_000 }).toBe(0)
    await takeovers.stop()
    const slowest = Math.round(Math.max(0, ...takeovers.times))
    const events = users.reduce((sum, { seen }) => sum + seen().length, 0)
    const made = users.flatMap((user) => Object.entries(user.made).map(([kind, { length }]) => `${length} ${kind}`))
    if (isLong)
      console.info(
        `${KILLS} kills (${SEED}), ${rounds} rounds: ${made.join(', ')}; ${events} events; ` +
          `${takeovers.times.length} jobs taken over, the last within ${slowest} ms`,
      )
    const failed = await db.select().from(jobs).where(eq(jobs.status, 'FAILED'))
    expect([...problems, ...failed.map(({ kind, lastError }) => `${kind}: ${lastError}`)]).toEqual([])

    for (const user of users) {
      const { made, surely } = user
      expect(await countOf(tasks, user)).toBe(made.tasks.length)
      expect(await countOf(purchases, user)).toBe(made.purchases.length)
      expect(await countOf(renders, user)).toBe(made.exports.length)
      const { posted, lots } = await surely('getCreditsSummary')
      expect(lots.filter(({ source }) => source === 'PURCHASE')).toHaveLength(made.purchases.length)
      const results = await usageOf(surely)
      expect(results.reduce((sum, { credits }) => sum + credits, 0)).toBe(posted)
      const charged = results.filter(({ credits, story_id }) => credits < 0 && story_id !== null)
      const actions = charged.map(({ story_id, action }) => `${story_id} ${action}`)
      expect(actions).toHaveLength(new Set(actions).size)
    }
    expect(await db.$count(creditHolds, eq(creditHolds.status, 'HELD'))).toBe(0)
    const isDue = sql`${inArray(jobs.status, ['QUEUED', 'RUNNING'])} and ${jobs.runAt} <= now()`
    await expect.poll(() => db.$count(jobs, isDue)).toBe(0)
    for (const { seen, stored } of users) {
      // A tab whose process was killed last may still wait for its next attempt to connect.
      await expect.poll(seen, { timeout: 60_000 }).toHaveLength((await stored()).length)
      expect(seen()).toEqual(await stored())
    }
    expect(slowest).toBeLessThanOrEqual(4 * HEARTBEAT_S * 1000)
  }, 1_800_000)

  it.runIf(isLong)(
    'replaces every process during exports and uploads without a failed call or an export begun anew',
    async () => {
      const user = await signUp()
      const story = await user.beginStory()
      await (
        await user.beginPurchase()
      ).done
      await story.done
      let isRolling = true
      const inTurn = async (begin: () => ReturnType<typeof user.beginUpload>) => {
        do await (await begin()).done
        while (isRolling)
      }
      const working = Promise.all([inTurn(() => user.beginExport(story.id)), inTurn(user.beginUpload)])
      const isDrawing = async () => (await exportJobs()).filter(({ status }) => status === 'RUNNING')
      // A process that draws is the first to be replaced.
      await expect.poll(async () => (await isDrawing()).length).toBeGreaterThan(0)
      const [{ leaseOwner } = { leaseOwner: '' }] = await isDrawing()
      const isIts = ({ child }: FleetProcess) => leaseOwner?.includes(`render ${child.process.pid} on`) === true
      for (const old of fleet.processes.toSorted((a, b) => Number(isIts(b)) - Number(isIts(a)))) {
        expect(await fleet.stop(old)).toBe(0)
        await fleet.start(old.role)
      }
      isRolling = false
      await working
      console.info(`Replaced during ${user.made.exports.length} exports and ${user.made.uploads.length} uploads`)
      expect(user.unanswered).toEqual([])
      const ids = (await exportJobs()).filter(({ userId }) => userId === user.id).map(({ id }) => id)
      const tickets = await database.db.execute(
        sql`select data->>'jobId' as job, retry_count from pgboss.job where name = 'render' and data->>'jobId' in ${ids}`,
      )
      // A run that is handed back or lost leads to another ticket or another delivery.
      expect(readRows(tickets).map(({ retry_count }) => retry_count)).toEqual(ids.map(() => 0))
      await expect.poll(user.seen).toEqual(await user.stored())
    },
    600_000,
  )
})
