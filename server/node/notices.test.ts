import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { ConfigError } from './config-error.ts'
import { DatabaseUnreachable } from './database-errors.ts'
import { type Notices, openNotices } from './notices.ts'
import { openLine } from './testing/open-line.ts'

const postgres = startPostgres()
const error = vi.fn<(message: string, cause: unknown) => void>()
const log = { error }
const ends: (() => unknown)[] = []
let url: string
/** Sends notices, and ends the connections of others. */
let other: pg.Client

beforeAll(async () => {
  if (!postgres) return
  url = postgres.createDatabase()
  other = new pg.Client(url)
  await other.connect()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  error.mockReset()
})
afterAll(async () => {
  await other?.end()
  postgres?.stop()
})

async function open(at = url): Promise<Notices> {
  const notices = await openNotices(at, log)
  ends.push(() => notices.close())
  return notices
}

/** A listener that listens, with what it received. */
async function listener(notices: Notices, channel: string) {
  const received: string[] = []
  const onListening = vi.fn<() => void>()
  const end = notices.listen(channel, (payload) => received.push(payload), onListening)
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledOnce())
  return { received, onListening, end }
}

const notify = (channel: string, payload: string) => other.query('select pg_notify($1, $2)', [channel, payload])
const connections = "select pid from pg_stat_activity where application_name like 'Storyloom notices%'"
const cut = () => other.query(`select pg_terminate_backend(pid) from (${connections}) as each`)

describe.runIf(postgres)('notices of PostgreSQL', () => {
  it('each listener gets the payloads of its own channel in order, until it ends', async () => {
    const notices = await open()
    const [events, again, jobs] = [
      await listener(notices, 'events'),
      await listener(notices, 'events'),
      await listener(notices, 'Jobs, "all"'),
    ]
    await notify('events', 'one')
    await notify('Jobs, "all"', 'work')
    await notify('events', 'two')
    await vi.waitFor(() => expect(again.received).toEqual(['one', 'two']))
    expect(events.received).toEqual(['one', 'two'])
    expect(jobs.received).toEqual(['work'])
    events.end()
    await notify('events', 'three')
    await vi.waitFor(() => expect(again.received).toHaveLength(3))
    expect(events.received).toHaveLength(2)
  })

  it('all listeners of a process share one connection, with a name of its own', async () => {
    const notices = await open()
    for (const channel of ['a', 'b', 'c']) await listener(notices, channel)
    // That of the check at the start ends by itself.
    await vi.waitFor(async () => expect((await other.query(connections)).rows).toHaveLength(1))
  })

  it('a lost connection is replaced, and each listener learns that it has to read what it missed', async () => {
    const notices = await open()
    const [events, jobs] = [await listener(notices, 'events'), await listener(notices, 'jobs')]
    await cut()
    await vi.waitFor(() => expect(jobs.onListening).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    expect(events.onListening).toHaveBeenCalledTimes(2)
    await notify('events', 'after')
    await vi.waitFor(() => expect(events.received).toEqual(['after']))
    expect(error.mock.calls.map(([message]) => message)).toEqual([
      'Notices of PostgreSQL do not arrive',
      'Notices of PostgreSQL arrive again',
    ])
  })

  it('a connection that is dead without having ended is replaced', async () => {
    const line = await openLine(path.join(postgres?.folder ?? '', '.s.PGSQL.5432'))
    ends.push(line.close)
    const { received, onListening } = await listener(await open(overLine(line.port)), 'events')
    line.fallSilent()
    await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(2), { timeout: 15_000 })
    await notify('events', 'after')
    await vi.waitFor(() => expect(received).toEqual(['after']))
  }, 30_000)

  it('behind a pooler that drops notices the start is refused with instructions', async () => {
    const line = await openLine(path.join(postgres?.folder ?? '', '.s.PGSQL.5432'), { dropsNotices: true })
    ends.push(line.close)
    const refused = openNotices(overLine(line.port), log)
    await expect(refused).rejects.toThrow(/do not arrive over DATABASE_URL.*must be the URL of the database itself/)
    await expect(refused).rejects.toBeInstanceOf(ConfigError)
  }, 30_000)

  it('an unreachable database is reported as such', async () => {
    await expect(openNotices('postgres://test@localhost:1/none', log)).rejects.toBeInstanceOf(DatabaseUnreachable)
  })
})

const overLine = (port: number) => `postgres://test@localhost:${port}/${/\w+(?=\?)/.exec(url)?.[0]}`
