import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { joinChannel } from '#server/platform/realtime/testing/open-socket.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { openNotices } from './notices.ts'
import { openPostgres } from './postgres.ts'
import { openRealtime } from './realtime.ts'

/** A process of the backend, with a pool and sockets of its own. */
interface Process {
  test: TestApp
  hub: RealtimeHub
}

const ends: (() => unknown)[] = []
const postgres = startPostgres()
const url = postgres?.createDatabase() ?? ''

async function alone(test: TestApp): Promise<Process> {
  const hub = createRealtimeHub(test.app)
  test.app.realtime = hub
  ends.push(() => test.close())
  return { test, hub }
}

async function shared(): Promise<Process> {
  const test = await createTestApp({ database: openPostgres(url) })
  const notices = await openNotices(url, test.app.log)
  const { hub, realtime, close } = await openRealtime({ pusher: null }, test.app, notices)
  test.app.realtime = realtime
  ends.push(
    close,
    () => notices.close(),
    () => test.close(),
  )
  return { test, hub }
}

const shapes: [string, Process[]][] = [['one process on PGlite', [await alone(await createTestApp())]]]
if (postgres) {
  const first = openPostgres(url)
  await migrate(first.db, await readMigrations())
  const onPostgres = await alone(await createTestApp({ database: first }))
  const three = [await shared(), await shared(), await shared()]
  shapes.push(['one process on PostgreSQL', [onPostgres]], ['three processes', three])
}

afterAll(async () => {
  for (const end of ends) await end()
  postgres?.stop()
})
beforeEach(async () => {
  for (const [, processes] of shapes) {
    for (const { hub } of processes) hub.closeAll()
    await processes[0]?.test.reset()
  }
})

const alert = ({ test }: Process, { id }: TestUser, message: string) =>
  test.scope((scope) => publish(scope, id, 'alert', { message }))

type Joined = Awaited<ReturnType<typeof joinChannel>>

const numbersOf = ({ frames }: Joined) =>
  frames.filter(({ event }) => event === 'alert').map(({ data }) => Number(data.seq))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
/** Waits for as many events as there will be, then an event more shows that none of them came again. */
async function expectOnce(sockets: readonly Joined[], numbers: readonly number[]) {
  await vi.waitFor(
    () => expect(sockets.map((each) => numbersOf(each).length)).toEqual(sockets.map(() => numbers.length)),
    {
      timeout: 20_000,
    },
  )
  for (const socket of sockets) expect(numbersOf(socket)).toEqual(numbers)
}

describe.each(shapes)('realtime of %s', (_, processes) => {
  const [first] = processes as [Process]
  const joinAll = (user: TestUser, as?: { token: string }) =>
    Promise.all(processes.map(({ test, hub }) => joinChannel(test, hub, user, as)))
  const some = (at: number) => processes[at % processes.length] ?? first
  const password = 'loom-weaves-9'
  const logIn = async ({ email }: TestUser) => ({
    token: (await first.test.ok('login', { body: { username: email, password } })).access,
  })

  it('events stored by any process reach the sockets of all, each once and in order, and no other user’s', async () => {
    const [ada, eve] = [await first.test.user(), await first.test.user()]
    const [adas, eves] = [await joinAll(ada), await joinAll(eve)]
    for (let at = 0; at < 20; at++) await alert(some(at), ada, `${at}`)
    await alert(some(1), eve, 'last')
    await expectOnce(adas, upTo(20))
    await expectOnce(eves, [1])
    expect(adas[0]?.frames.at(-1)).toMatchObject({ event: 'alert', channel: adas[0]?.channel, data: { seq: 20 } })
  })

  it('a socket that joins receives later events alone', async () => {
    const ada = await first.test.user()
    await alert(some(1), ada, 'before')
    const sockets = await joinAll(ada)
    await alert(some(2), ada, 'after')
    await expectOnce(sockets, [2])
  })

  it('an event of a rolled-back transaction reaches no socket, and the next one has its number', async () => {
    const ada = await first.test.user()
    const sockets = await joinAll(ada)
    const attempt = first.test.scope(async (scope) => {
      await publish(scope, ada.id, 'alert', { message: 'no' })
      throw new Error('rolled back')
    })
    await expect(attempt).rejects.toThrow('rolled back')
    await alert(first, ada, 'yes')
    await expectOnce(sockets, [1])
    expect(sockets[0]?.frames.at(-1)?.data).toEqual({ message: 'yes', seq: 1 })
  })

  it('the end of a session closes its sockets everywhere, and those of the user’s other sessions stay', async () => {
    const ada = await first.test.user({ password })
    const [here, home] = [await logIn(ada), await logIn(ada)]
    const [leaving, staying] = [await joinAll(ada, here), await joinAll(ada, home)]
    await some(1).test.ok('logout', { as: here })
    await vi.waitFor(() => expect(leaving.map(({ closes }) => closes)).toEqual(processes.map(() => [4200])))
    await alert(first, ada, 'late')
    await expectOnce(staying, [1])
    expect(leaving.flatMap(numbersOf)).toEqual([])
    const body = { current_password: password, new_password: 'loom-weaves-10' }
    await some(2).test.ok('changePassword', { as: home, body })
    await vi.waitFor(() => expect(staying.map(({ closes }) => closes)).toEqual(processes.map(() => [4200])))
  })
})

describe.runIf(postgres)('realtime of three processes', () => {
  const [, , three] = shapes
  const processes = three?.[1] ?? []
  const [first, second] = processes as [Process, Process]
  const joinAll = (user: TestUser) => Promise.all(processes.map(({ test, hub }) => joinChannel(test, hub, user)))

  it('events stored in parallel by three processes arrive in the order of their numbers', async () => {
    const ada = await first.test.user()
    const sockets = await joinAll(ada)
    await Promise.all(upTo(250).map((at) => alert(processes[at % 3] ?? first, ada, `${at}`)))
    await expectOnce(sockets, upTo(250))
  })

  it('connections for notices that end in the middle of 200 events lose none of them and double none', async () => {
    const ada = await first.test.user()
    const sockets = await joinAll(ada)
    const other = new pg.Client(url)
    await other.connect()
    const cut = () =>
      other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'Storyloom notices%' and datname = current_database()",
      )
    for (let at = 1; at <= 200; at++) {
      await alert(processes[at % 3] ?? first, ada, `${at}`)
      // The last events are stored before there is a new connection.
      if (at % 50 === 48) expect((await cut()).rowCount).toBeGreaterThan(0)
    }
    await other.end()
    await expectOnce(sockets, upTo(200))
    const logged = processes.flatMap(({ test }) => test.takeLogged()).map(({ message }) => message)
    expect(new Set(logged)).toEqual(
      new Set(['Notices of PostgreSQL do not arrive', 'Notices of PostgreSQL arrive again']),
    )
  }, 60_000)

  it('an event whose transaction ends after those of others arrives; on one channel later numbers wait for it', async () => {
    const [ada, eve] = [await first.test.user(), await first.test.user()]
    const [adas, eves] = [await joinAll(ada), await joinAll(eve)]
    let commit = () => {}
    let slow = Promise.resolve()
    await new Promise<void>((begin) => {
      slow = first.test.scope(async (scope) => {
        await publish(scope, ada.id, 'alert', { message: 'slow' })
        begin()
        await new Promise<void>((resolve) => (commit = resolve))
      })
    })
    const waiting = alert(second, ada, 'behind it')
    for (let at = 0; at < 5; at++) await alert(second, eve, 'meanwhile')
    await expectOnce(eves, upTo(5))
    expect(adas.flatMap(numbersOf)).toEqual([])
    commit()
    await Promise.all([slow, waiting])
    await expectOnce(adas, [1, 2])
    expect(adas[0]?.frames.slice(-2).map(({ data }) => data.message)).toEqual(['slow', 'behind it'])
  })

  it('another tab receives an edit over three processes about as fast as over one', async ({ annotate }) => {
    /** 95th percentile of 100 edits, each until its event is at every process. */
    const measure = async (of: Process[]) => {
      const [at] = of as [Process]
      const as = await at.test.user()
      const sockets = await Promise.all(of.map(({ test, hub }) => joinChannel(test, hub, as)))
      const { story_id } = await at.test.ok('createEmptyTextStory', { as, body: { aspect_ratio: 'SIXTEEN_NINE' } })
      const times: number[] = []
      for (let edit = 0; edit < 100; edit++) {
        const before = sockets.map(({ frames }) => frames.length)
        const begun = performance.now()
        const { test } = of[edit % of.length] ?? at
        await test.ok('updateStoryTitle', { as, body: { story_id, display_title: `Title ${edit}` } })
        while (sockets.some(({ frames }, index) => frames.length === before[index]))
          await new Promise((each) => setImmediate(each))
        times.push(performance.now() - begun)
      }
      return times.toSorted((a, b) => a - b)[94] ?? 0
    }
    const [, one] = shapes
    await measure(processes)
    const [alone, ofThree] = [await measure(one?.[1] ?? []), await measure(processes)]
    await annotate(`p95 of an event over three processes: ${(ofThree / alone).toFixed(2)} × one's`)
    expect(ofThree / alone).toBeLessThan(10)
  }, 60_000)
})
