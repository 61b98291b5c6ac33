import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createGates, createPlaces, type Limits, type Places, UNLIMITED } from '#engines/providers/http/gate.ts'
import { createMemory, type Memory } from '#engines/providers/http/memory.ts'
import { watchFailures } from '#engines/providers/http/watch-failures.ts'
import { createTestTools } from '#engines/testing/provider-tools.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { providerCalls, providerMemory } from '#server/platform/db/schema/index.ts'
import { startPostgres } from '#server/platform/db/testing/postgres.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'
import { openNotices } from './notices.ts'
import { openPostgres } from './postgres.ts'
import { onThisMachine } from './provider-accounts.ts'
import { openSharedMemory, openSharedPlaces } from './shared-providers.ts'

const CONTENDED_CALLS = process.env.LONG_TESTS === '1' ? 1_000 : 150
const CALLERS = 6
/** Sooner than a process looks by itself, ms. */
const NOTICE_MS = 3_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What calls of providers have in common, as seen by two processes; one of them has only itself. */
interface Form {
  places(limits: Limits): Promise<[Places, Places]>
  memory: [Memory, Memory]
  /** Lets the time of everything remembered pass. */
  letPass(): Promise<void>
}

let clock = 0
const memory = createMemory(() => clock)
const alone: Form = {
  async places(limits) {
    const places = createPlaces(limits)
    return [places, places]
  },
  memory: [memory, memory],
  letPass: async () => void (clock += 2 * DAY_MS),
}

const postgres = startPostgres()
const url = postgres?.createDatabase()
const databases = url === undefined ? [] : [openPostgres(url), openPostgres(url)]
const [first, second] = databases
if (first) await migrate(first.db, await readMigrations())
const log = { error: (message: string, cause: unknown) => expect.fail(`${message}: ${String(cause)}`) }
const notices = await Promise.all(databases.map(() => openNotices(url ?? '', log)))
let opened: { places: Places; close(): Promise<void> }[] = []
const openPlaces = (limits: Limits) =>
  databases.map(({ db }, at) => {
    const [own] = notices.slice(at)
    if (!own) throw new Error('There are no notices')
    const places = openSharedPlaces({ db, log, limits, notices: own })
    opened.push(places)
    return places.places
  })
const forms: [string, Form][] = [['a server alone', alone]]
if (first && second)
  forms.push([
    'the processes of a fleet',
    {
      places: async (limits) => openPlaces(limits) as [Places, Places],
      memory: [openSharedMemory(first.db), openSharedMemory(second.db)],
      letPass: async () => void (await first.db.update(providerMemory).set({ endsAt: sql`now() - interval '1 s'` })),
    },
  ])

beforeEach(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  opened = []
  clock = 0
  await alone.letPass()
  await first?.db.delete(providerCalls)
  await first?.db.delete(providerMemory)
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await Promise.all(notices.map(({ close }) => close()))
  await Promise.all(databases.map(({ close }) => close()))
  postgres?.stop()
})

/** Calls that last until they are ended, in the order in which they began. */
function callsAt(tools = createTestTools()) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    make: (places: Places, name: string, [provider, limit]: [string, number], visitor = {}) =>
      createGates(places, tools)(provider, limit).pass(
        () =>
          new Promise<void>((resolve) => {
            begun.push(name)
            ends.set(name, resolve)
          }),
        visitor,
      ),
    arrive: (count: number) => expect.poll(() => first?.db.$count(providerCalls)).toBe(count),
  }
}

describe.each(forms)('%s', (name, form) => {
  const isFleet = name !== 'a server alone'

  it('a provider gets calls in order up to its limit, and an aborted call frees its place', async () => {
    const { begun, end, make, arrive } = callsAt()
    const [one, other] = await form.places(UNLIMITED)
    const stop = new AbortController()
    const calls: Promise<void>[] = []
    for (const [at, places] of [one, other, one, other, one].entries()) {
      calls.push(make(places, `${at}`, ['slow', 2], at === 2 ? { signal: stop.signal } : {}))
      if (isFleet) await arrive(at + 1)
    }
    await expect.poll(() => begun).toEqual(['0', '1'])
    stop.abort(new Error('stopped'))
    await expect(calls[2]).rejects.toThrow('stopped')
    end('1')
    // In the order of arrival, whichever process freed the place.
    await expect.poll(() => begun).toEqual(['0', '1', '3'])
    end('0')
    await expect.poll(() => begun).toEqual(['0', '1', '3', '4'])
    end('3')
    end('4')
    await Promise.all([calls[0], calls[1], calls[3], calls[4]])
  })

  it('models of a machine take their calls one after the other there, whatever another machine does', async () => {
    const { begun, end, make, arrive } = callsAt()
    const [one, other] = await form.places(UNLIMITED)
    const machines = {
      a: onThisMachine(one, 'first'),
      b: onThisMachine(one, 'first'),
      c: onThisMachine(other, 'second'),
    }
    const calls = Object.entries(machines).map(([call, places]) => make(places, call, ['local', 1]))
    if (isFleet) await arrive(3)
    await expect.poll(() => begun.toSorted()).toEqual(['a', 'c'])
    end('a')
    await expect.poll(() => begun).toContain('b')
    end('b')
    end('c')
    await Promise.all(calls)
  })

  it('one user’s work leaves capacity for others, and one provider’s for another, within the total limit', async () => {
    const { begun, end, make, arrive } = callsAt()
    const [one, other] = await form.places({ inAll: 3, perPerson: 2 })
    const slow: [string, number] = ['slow', 1]
    const quick: [string, number] = ['quick', 8]
    const wanted = [
      ['a1', slow, 'Ann'],
      ['a2', slow, 'Ann'],
      ['a3', quick, 'Ann'],
      ['a4', quick, 'Ann'],
      ['b1', quick, 'Ben'],
      ['b2', quick, 'Ben'],
    ] as const
    const calls: Promise<void>[] = []
    for (const [at, [call, provider, person]] of wanted.entries()) {
      calls.push(make(at % 2 === 0 ? one : other, call, provider, { person }))
      if (isFleet) await arrive(at + 1)
    }
    // a2 waits for its provider, a4 for Ann’s limit, b2 for the total limit.
    await expect.poll(() => begun.toSorted()).toEqual(['a1', 'a3', 'b1'])
    for (const [ended, next] of [
      ['b1', 'b2'],
      ['a1', 'a2'],
      ['a3', 'a4'],
    ] as const) {
      end(ended)
      await expect.poll(() => begun.at(-1)).toBe(next)
    }
    for (const call of begun) end(call)
    await Promise.all(calls)
  })

  it('never exceeds a limit, with many calls of both at once', async () => {
    const [one, other] = await form.places({ inAll: null, perPerson: 2 })
    const inside = { provider: 0, Ann: 0, Ben: 0 }
    let most = { provider: 0, person: 0 }
    const call = async (places: Places, caller: number) => {
      const person = caller % 3 === 0 ? 'Ben' : 'Ann'
      const leave = await places.enter({ provider: 'slow', limit: 3, person })
      inside.provider += 1
      inside[person] += 1
      most = {
        provider: Math.max(most.provider, inside.provider),
        person: Math.max(most.person, inside.Ann, inside.Ben),
      }
      // As long as a few queries.
      for (let query = 0; query < 5; query++) await form.memory[0].read('none')
      inside.provider -= 1
      inside[person] -= 1
      leave()
    }
    // In rounds, so that both find free places at the same time.
    const callers = Array.from({ length: CALLERS }, (_, caller) => caller)
    for (let made = 0; made < CONTENDED_CALLS; made += CALLERS)
      await Promise.all(callers.map((caller) => call(caller % 2 === 0 ? one : other, caller)))
    expect(most).toEqual({ provider: 3, person: 2 })
  })

  it('a pause that a provider asked one process for holds the calls of all', async () => {
    const [one, other] = await form.places(UNLIMITED)
    const gateOf = (places: Places, seen: Memory) =>
      createGates(places, { ...createTestTools(), memory: seen })('slow', 4)
    const [asked, unaware] = [gateOf(one, form.memory[0]), gateOf(other, form.memory[1])]
    await asked.pause(HOUR_MS)
    // A shorter one does not end it.
    await asked.pause(5_000)
    const left = await unaware.pausedFor()
    expect([left > HOUR_MS - 30_000, left <= HOUR_MS]).toEqual([true, true])
    await form.letPass()
    expect(await unaware.pausedFor()).toBe(0)
  })

  it('failures of all processes are counted, and counted anew after a day without one', async () => {
    const watch = (seen: Memory) => watchFailures(seen, () => DAY_MS)
    const [one, other] = [watch(form.memory[0]), watch(form.memory[1])]
    for (const _ of [1, 2, 3]) await one.note('openai', 'gpt', new Error('no'))
    await other.note('openai', 'gpt', new Error('no'))
    const last = { at: new Date(DAY_MS), problem: 'It stopped unexpectedly' }
    expect(await one.failuresOf('openai', 'gpt')).toEqual({ count: 4, isFailing: true, last })
    await form.letPass()
    expect(await one.failuresOf('openai', 'gpt')).toEqual({ count: 0, isFailing: false, last: null })
    await other.note('openai', 'gpt', new Error('no'))
    expect(await one.failuresOf('openai', 'gpt')).toEqual({ count: 1, isFailing: false, last })
  })

  it('remembers many values at once, also that there is none, and replaces them', async () => {
    const [one, other] = form.memory
    const items = new Map<string, unknown>([
      ['stock b', { title: 'Boat', tags: ['sea'] }],
      ['stock a', null],
    ])
    await Promise.all([one.write(items, HOUR_MS), other.write(new Map([...items].toReversed()), HOUR_MS)])
    expect(await one.read('stock a')).toMatchObject({ value: null, count: 2 })
    expect(await other.read('stock b')).toMatchObject({ value: { title: 'Boat', tags: ['sea'] } })
    await one.write(new Map([['stock b', 'gone']]), HOUR_MS)
    expect(await other.read('stock b')).toMatchObject({ value: 'gone' })
    expect(await other.read('stock c')).toBeNull()
  })
})

describe.runIf(first)('the places of a fleet', () => {
  it('a dead process’ calls count until their lease ends', async () => {
    const { begun, end, make, arrive } = callsAt()
    const [one, other] = openPlaces(UNLIMITED) as [Places, Places]
    const dead = make(one, 'dead', ['slow', 1])
    await expect.poll(() => begun).toEqual(['dead'])
    // As if it had died: its lease ends, and it renews nothing.
    const waiting = make(other, 'waiting', ['slow', 1])
    await arrive(2)
    expect(begun).toEqual(['dead'])
    await first?.db
      .update(providerCalls)
      .set({ leaseEndsAt: sql`now() - interval '1 s'` })
      .where(sql`has_place`)
    const third = make(other, 'third', ['slow', 1])
    await expect.poll(() => begun).toEqual(['dead', 'waiting'])
    end('dead')
    end('waiting')
    await expect.poll(() => begun).toEqual(['dead', 'waiting', 'third'])
    end('third')
    await Promise.all([dead, waiting, third])
  })

  it('a process that stops gives up its places at once', async () => {
    const { begun, end, make } = callsAt()
    const [one, other] = openPlaces(UNLIMITED) as [Places, Places]
    void make(one, 'stopped', ['slow', 1])
    await expect.poll(() => begun).toEqual(['stopped'])
    const next = make(other, 'next', ['slow', 1])
    await opened[0]?.close()
    await expect.poll(() => begun, { timeout: NOTICE_MS }).toEqual(['stopped', 'next'])
    end('next')
    await next
    await expect.poll(() => first?.db.$count(providerCalls)).toBe(0)
  })

  it('calls wait while the database is away', async () => {
    const errors: string[] = []
    const broken = { transaction: () => Promise.reject(new Error('away')) } as never
    const listening = { listen: () => () => undefined }
    const places = openSharedPlaces({
      db: broken,
      notices: listening,
      limits: UNLIMITED,
      log: { error: (message) => void errors.push(message) },
    })
    const stop = new AbortController()
    const entering = places.places.enter({ provider: 'slow', limit: 1, person: null }, stop.signal)
    await expect.poll(() => errors).toEqual(['Places at providers could not be counted'])
    stop.abort(new Error('stopped'))
    await expect(entering).rejects.toThrow('stopped')
    await places.close()
  })
})
