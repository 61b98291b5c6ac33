import { type SQL, sql } from 'drizzle-orm'
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { NOTICES } from '#server/platform/ports/services.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { joinChannel } from '#server/platform/realtime/testing/open-socket.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { Notices } from './notices.ts'
import { createSharedRealtime } from './shared-realtime.ts'

const test = await createTestApp()

/** The test sends the notices, and decides when listening begins. */
const listeners = new Map<string, { onNotice(payload: string): void; onListening(): void }>()
const notices: Notices = {
  listen(channel, onNotice, onListening) {
    listeners.set(channel, { onNotice, onListening })
    return () => listeners.delete(channel)
  },
  close: async () => undefined,
}
const notify = (channel: string, payload: string) => listeners.get(channel)?.onNotice(payload)
const beginListening = () => listeners.forEach(({ onListening }) => onListening())

/** Runs after the number of a channel was read, and before it is known. */
let meanwhile: () => Promise<void>
/** Counts prepared queries: those for events. */
let queries: number
const db = new Proxy(test.db, {
  get(target, name, receiver) {
    if (name === 'session') queries++
    if (name !== 'select') return Reflect.get(target, name, receiver)
    return (fields?: SelectedFields) =>
      fields
        ? target.select(fields)
        : { from: (table: PgTable) => ({ where: (which: SQL) => slow(target.select().from(table).where(which)) }) }
  },
})

function slow<Query extends PromiseLike<unknown>>(query: Query): Query {
  const run: Query['then'] = query.then.bind(query)
  const later = (rows: unknown) => meanwhile().then(() => rows)
  return Object.assign(query, { then: (...then: Parameters<Query['then']>) => run(later).then(...then) })
}

const { hub, realtime, close } = createSharedRealtime({ ...test.app, db }, notices)
test.app.realtime = realtime
beforeEach(async () => {
  hub.closeAll()
  await test.reset()
  meanwhile = async () => undefined
  queries = 0
})
afterAll(() => {
  close()
  return test.close()
})

async function join() {
  const ada = await test.user()
  const socket = await joinChannel(test, hub, ada)
  const alerts = () => socket.frames.flatMap(({ event, data }) => (event === 'alert' ? [data.seq] : []))
  const send = async (count: number) => {
    for (let at = 0; at < count; at++)
      await test.scope((scope) => publish(scope, ada.id, 'alert', { message: 'Hello' }))
  }
  return { ada, socket, alerts, send, channel: socket.channel }
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('an event that is stored and notified between the reading of a channel’s number and the subscription arrives', async () => {
  const ada = await test.user()
  meanwhile = async () => {
    await test.scope((scope) => publish(scope, ada.id, 'alert', { message: 'early' }))
    notify(NOTICES.events, `private-user-${ada.pusherId} 1`)
  }
  const { frames } = await joinChannel(test, hub, ada)
  await vi.waitFor(() => expect(frames.at(-1)?.data).toEqual({ message: 'early', seq: 1 }))
  expect(frames).toHaveLength(3)
})

it('a subscription whose channel cannot be read is refused as unavailable, and the next one works', async () => {
  meanwhile = () => Promise.reject(new Error('no database'))
  const { ada, socket } = await join()
  expect(socket.frames.at(-1)).toMatchObject({ event: 'pusher:subscription_error', data: { status: 503 } })
  expect(test.takeLogged()).toMatchObject([{ message: 'A realtime channel could not be joined' }])
  meanwhile = async () => undefined
  const again = await joinChannel(test, hub, ada)
  expect(again.frames.at(-1)?.event).toBe('pusher_internal:subscription_succeeded')
})

it('many notices are answered by few queries, and a long burst arrives whole and in order', async () => {
  const { alerts, send, channel } = await join()
  await send(250)
  for (const seq of upTo(250)) notify(NOTICES.events, `${channel} ${seq}`)
  await vi.waitFor(() => expect(alerts()).toHaveLength(250))
  expect(alerts()).toEqual(upTo(250))
  expect(queries).toBeLessThanOrEqual(4)
})

it('notices of channels without sockets, and of sent events, cause no query', async () => {
  const { socket, alerts, send, channel } = await join()
  await send(1)
  notify(NOTICES.events, `${channel} 1`)
  await vi.waitFor(() => expect(alerts()).toEqual([1]))
  expect(queries).toBe(1)
  notify(NOTICES.events, `${channel} 1`)
  notify(NOTICES.events, `private-user-${crypto.randomUUID()} 1`)
  socket.socket.ended()
  await send(1)
  notify(NOTICES.events, `${channel} 2`)
  beginListening()
  expect(queries).toBe(1)
})

it('events that cannot be read are read later', async () => {
  const { alerts, send, channel } = await join()
  await send(1)
  await test.db.execute(sql`alter table realtime_events rename to events_gone`)
  notify(NOTICES.events, `${channel} 1`)
  await vi.waitFor(() => expect(test.logged).toMatchObject([{ message: 'Realtime events could not be read' }]))
  await test.db.execute(sql`alter table events_gone rename to realtime_events`)
  await vi.waitFor(() => expect(alerts()).toEqual([1]), { timeout: 10_000 })
  test.takeLogged()
})

it('a session that ended while no notices arrived loses its sockets when listening begins again', async () => {
  const { ada, socket } = await join()
  const staying = await join()
  await test.ok('logout', { as: ada })
  expect(socket.closes).toEqual([])
  beginListening()
  await vi.waitFor(() => expect(socket.closes).toEqual([4200]))
  expect(staying.socket.closes).toEqual([])
})
