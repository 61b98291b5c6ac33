import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { type HostProcess, register, startHostProcess } from './testing/host-process.ts'
import { openLine } from './testing/open-line.ts'

const postgres = startPostgres()
/** How often the database is stopped, in each way. */
const isLong = process.env.LONG_TESTS === '1'
const RESTARTS = isLong ? 20 : 1
/** More than the pool has connections. */
const WRITERS = 12
/** How long a recovered database may stay unused, ms. A machine that is busy with other tests is slower. */
const RECOVERY_MS = isLong ? 10_000 : 60_000

let folder: string
let host: HostProcess
const children: Child[] = []

const settingsOf = (databaseUrl: string, name = 'data') => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: databaseUrl,
})
async function start(databaseUrl: string): Promise<void> {
  host = await startHostProcess(settingsOf(databaseUrl))
  children.push(host.child)
}
/** A server that may not start. */
function launch(databaseUrl: string, name = 'elsewhere'): Child {
  const child = startChild(bundledProgram('run-host'), [], { ...settingsOf(databaseUrl, name), PORT: '0' })
  children.push(child)
  return child
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-restart-'))
})
afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()))
  await rm(folder, { recursive: true, force: true })
  postgres?.stop()
})
const health = async () => (await fetch(`${host.url}/health`)).status

/** An account with a story for each writer. */
async function prepare(): Promise<{ as: { token: string }; stories: string[] }> {
  const as = await register(host)
  const stories: string[] = []
  for (let index = 0; index < WRITERS; index++)
    stories.push((await host.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })).story_id)
  return { as, stories }
}

/** Renames a story repeatedly, as fast as it is answered, and records the acknowledged ones. */
function startWriter(as: { token: string }, story_id: string) {
  const answers = new Map<number, number>()
  let acknowledged = 0
  let sent = 0
  let isStopped = false
  const work = (async () => {
    while (!isStopped) {
      const display_title = `Title ${++sent}`
      const { status } = await host.call('updateStoryTitle', { as, body: { story_id, display_title } })
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 200) acknowledged = sent
    }
  })()
  // Read in `stop`; a test that failed before has ended the server, and has its own error.
  work.catch(() => undefined)
  return {
    answers,
    acknowledged: () => acknowledged,
    sent: () => sent,
    stop() {
      isStopped = true
      return work
    },
  }
}

type Writer = ReturnType<typeof startWriter>

const acknowledged = (writers: readonly Writer[]) => writers.map((writer) => writer.acknowledged())

/** Resolves when each writer was answered more often than before; the error has the other answers, and their source. */
async function expectProgress(writers: readonly Writer[], before: readonly number[], more = 1) {
  const waiting = () => writers.filter((writer, at) => writer.acknowledged() < (before[at] ?? 0) + more)
  await expect
    .poll(() => waiting().length, { timeout: RECOVERY_MS })
    .toBe(0)
    .catch((cause: unknown) => {
      const answers = waiting().map((writer) => JSON.stringify([...writer.answers]))
      const { exitCode, signalCode } = host.child.process
      throw new Error(
        `Waiting: ${answers.join(' ')}. Server: ${exitCode ?? signalCode ?? 'runs'}. ${host.child.errors()}`,
        {
          cause,
        },
      )
    })
}

describe.runIf(postgres)('a server on PostgreSQL', () => {
  let database: string

  it(
    'a server on PostgreSQL survives restarts of the database under writes: 503 within 2 s, back within 10 s, nothing acknowledged lost',
    async () => {
      if (!postgres) return
      database = postgres.createDatabase()
      await start(database)
      const { as, stories } = await prepare()
      const writers = stories.map((story) => startWriter(as, story))
      for (const mode of Array.from({ length: RESTARTS }, () => ['fast', 'immediate'] as const).flat()) {
        await expectProgress(writers, acknowledged(writers))
        await postgres.shutDown(mode)
        const begun = performance.now()
        await expect.poll(health).toBe(503)
        expect(performance.now() - begun).toBeLessThan(2_500)
        const profile = await host.call('getUserProfile', { as })
        expect(profile).toMatchObject({ status: 503, body: { error: 'UNAVAILABLE' } })
        const stored = acknowledged(writers)
        await postgres.startUp()
        await expect.poll(health, { timeout: RECOVERY_MS }).toBe(200)
        // Every connection of the pool works again, not only the first one.
        await expectProgress(writers, stored)
      }
      await Promise.all(writers.map((writer) => writer.stop()))
      for (const [at, writer] of writers.entries()) {
        const story = await host.ok('getStory', { as, query: { story_id: stories[at] ?? '' } })
        const stored = Number(String(story.display_title).replace('Title ', ''))
        expect(stored).toBeGreaterThanOrEqual(writer.acknowledged())
        expect(stored).toBeLessThanOrEqual(writer.sent())
        expect([...writer.answers.keys()].toSorted()).toEqual([200, 503])
      }
      expect(host.child.process.exitCode).toBeNull()
    },
    120_000 + RESTARTS * 60_000,
  )

  it('a server on PostgreSQL locks its database, again after that was restarted; a second server gets the reason and instructions', async () => {
    const second = launch(database)
    await expect(second.said('listening')).rejects.toThrow(
      new RegExp(`in use by Storyloom server \\w+, process ${host.child.process.pid} on .* Stop that one first`),
    )
    await host.child.kill()
    await launch(database).said('listening')
  }, 120_000)

  it('a server on PostgreSQL finds the database again within 10 s when its connections are dead', async () => {
    if (!postgres) return
    const line = await openLine(path.join(postgres.folder, '.s.PGSQL.5432'))
    try {
      const name = /\w+(?=\?)/.exec(postgres.createDatabase())?.[0]
      await start(`postgres://test@localhost:${line.port}/${name}`)
      const { as, stories } = await prepare()
      const writers = stories.map((story) => startWriter(as, story))
      await expectProgress(writers, [])
      line.fallSilent()
      await expectProgress(writers, acknowledged(writers), 2)
      await Promise.all(writers.map((writer) => writer.stop()))
      for (const writer of writers) expect([200, 503]).toEqual(expect.arrayContaining([...writer.answers.keys()]))
    } finally {
      line.close()
    }
  }, 180_000)

  it('a server on PostgreSQL reports that its database is unreachable', async () => {
    const unreachable = launch('postgres://test@localhost:1/none', 'unreachable')
    await expect(unreachable.said('listening')).rejects.toThrow(/Can’t connect to PostgreSQL: .*Check DATABASE_URL/)
  })
})
