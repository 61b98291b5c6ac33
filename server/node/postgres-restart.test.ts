import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres } from '#server/db/testing/postgres.ts'
import { bundleProgram } from '#server/testing/bundle-program.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'

const program = await bundleProgram(new URL('./testing/run-host.ts', import.meta.url))
const postgres = startPostgres()
/** How often the database is stopped, in each way. */
const isLong = process.env.LONG_TESTS === '1'
const RESTARTS = isLong ? 20 : 1
/** More than the pool has connections. */
const WRITERS = 12
/** How long a database that is there again may stay unused, ms. A machine that is busy with other tests takes its time. */
const RECOVERY_MS = isLong ? 10_000 : 60_000

let folder: string
let url: string
const children: Child[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-restart-'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => postgres?.stop())

function launch(databaseUrl: string, name = 'data'): Child {
  const child = startChild(program, [], { DATA_DIR: path.join(folder, name), PORT: '0', DATABASE_URL: databaseUrl })
  children.push(child)
  return child
}

async function start(databaseUrl: string): Promise<Child> {
  const host = launch(databaseUrl)
  url = await host.said('listening')
  return host
}

async function call(method: string, where: string, body?: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(`${url}/api${where}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const health = async () => (await fetch(`${url}/health`)).status

/** An account with a story for each writer. */
async function prepare(): Promise<{ token: string; stories: string[] }> {
  const credentials = { username: 'ada@example.com', password: 'loom-weaves-9' }
  const names = { first_name: 'Ada', last_name: 'Byron', company_name: 'Studio' }
  const agreed = { how_did_you_hear_about_us: 'Google', agree_to_tnc: true }
  expect((await call('POST', '/api/register/', { ...credentials, ...names, ...agreed })).status).toBe(201)
  const token = String((await call('POST', '/dj-rest-auth/login/', credentials)).body.access)
  const stories: string[] = []
  for (let index = 0; index < WRITERS; index++) {
    const body = { aspect_ratio: 'SIXTEEN_NINE' }
    stories.push(String((await call('POST', '/core-api/create_empty_text_story/', body, token)).body.story_id))
  }
  return { token, stories }
}

/** Renames a story over and over, as fast as it is answered, and notes what was. */
function startWriter(token: string, story_id: string) {
  const answers = new Map<number, number>()
  let acknowledged = 0
  let sent = 0
  let isStopped = false
  const work = (async () => {
    while (!isStopped) {
      const display_title = `Title ${++sent}`
      const { status } = await call('POST', '/core-api/update_story_title/', { story_id, display_title }, token)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status === 200) acknowledged = sent
    }
  })()
  // Read in `stop`; a test that failed before has ended the server, and says why by itself.
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

/** Resolves when each writer was answered more often than before; the error says what they were answered instead, and by whom. */
async function expectProgress(host: Child, writers: readonly Writer[], before: readonly number[], more = 1) {
  const waiting = () => writers.filter((writer, at) => writer.acknowledged() < (before[at] ?? 0) + more)
  await expect
    .poll(() => waiting().length, { timeout: RECOVERY_MS })
    .toBe(0)
    .catch((cause: unknown) => {
      const answers = waiting().map((writer) => JSON.stringify([...writer.answers]))
      const { exitCode, signalCode } = host.process
      throw new Error(`Waiting: ${answers.join(' ')}. Server: ${exitCode ?? signalCode ?? 'runs'}. ${host.errors()}`, {
        cause,
      })
    })
}

describe.runIf(postgres)('a server on PostgreSQL', () => {
  it(
    'a server on PostgreSQL outlives restarts of the database under writes: 503 meanwhile, back within 10 s, nothing acknowledged lost',
    async () => {
      if (!postgres) return
      const host = await start(postgres.createDatabase())
      const { token, stories } = await prepare()
      const writers = stories.map((story) => startWriter(token, story))
      for (const mode of Array.from({ length: RESTARTS }, () => ['fast', 'immediate'] as const).flat()) {
        await expectProgress(host, writers, acknowledged(writers))
        await postgres.shutDown(mode)
        await expect.poll(health).toBe(503)
        const stored = acknowledged(writers)
        await postgres.startUp()
        await expect.poll(health, { timeout: RECOVERY_MS }).toBe(200)
        // Every connection of the pool is of use again, not only the first one.
        await expectProgress(host, writers, stored)
      }
      await Promise.all(writers.map((writer) => writer.stop()))
      for (const [at, writer] of writers.entries()) {
        const { body } = await call('GET', `/core-api/get_story/?story_id=${stories[at]}`, undefined, token)
        const stored = Number(String(body.display_title).replace('Title ', ''))
        expect(stored).toBeGreaterThanOrEqual(writer.acknowledged())
        expect(stored).toBeLessThanOrEqual(writer.sent())
        expect([...writer.answers.keys()].toSorted()).toEqual([200, 503])
      }
      expect(host.process.exitCode).toBeNull()
    },
    120_000 + RESTARTS * 60_000,
  )

  it('a server on PostgreSQL finds the database again within 10 s when its connections lead nowhere any more', async () => {
    if (!postgres) return
    const line = await openLine(path.join(postgres.folder, '.s.PGSQL.5432'))
    try {
      const name = /\w+(?=\?)/.exec(postgres.createDatabase())?.[0]
      const host = await start(`postgres://test@localhost:${line.port}/${name}`)
      const { token, stories } = await prepare()
      const writers = stories.map((story) => startWriter(token, story))
      await expectProgress(host, writers, [])
      line.fallSilent()
      await expectProgress(host, writers, acknowledged(writers), 2)
      await Promise.all(writers.map((writer) => writer.stop()))
      for (const writer of writers) expect([200, 503]).toEqual(expect.arrayContaining([...writer.answers.keys()]))
    } finally {
      line.close()
    }
  }, 180_000)

  it('a server on PostgreSQL has its database alone, again after that was restarted; a second server is told why and what to do', async () => {
    if (!postgres) return
    const database = postgres.createDatabase()
    const first = await start(database)
    await postgres.shutDown('fast')
    await postgres.startUp()
    await expect.poll(health, { timeout: RECOVERY_MS }).toBe(200)
    const second = launch(database, 'elsewhere')
    await expect(second.said('listening')).rejects.toThrow(
      new RegExp(`in use by Storyloom server \\w+, process ${first.process.pid} on .* Stop that one first`),
    )
    await first.kill()
    await launch(database, 'elsewhere').said('listening')
  }, 120_000)

  it('a server on PostgreSQL says plainly that its database cannot be reached', async () => {
    const host = launch('postgres://test@localhost:1/none')
    await expect(host.said('listening')).rejects.toThrow(/PostgreSQL cannot be used: .*Check DATABASE_URL/)
  })
})

/** A TCP line to a socket, which can go dead without ending, as when a cable is pulled or a firewall forgets. */
async function openLine(target: string): Promise<{ port: number; fallSilent(): void; close(): void }> {
  const pairs = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connectTo(target)
    for (const socket of [near, far]) {
      pairs.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const socket of pairs) socket.unpipe().pause()
    },
    close() {
      for (const socket of pairs) socket.destroy()
      server.close()
    },
  }
}
