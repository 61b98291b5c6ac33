import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { userChannel } from './channels.ts'
import { createRealtimeHub, type RealtimeHub } from './hub.ts'
import { publish, readMissedEvents } from './publish.ts'
import { joinChannel, openSocket } from './testing/open-socket.ts'

const test: TestApp = await createTestApp()
beforeEach(() => test.reset())
afterAll(() => test.close())

const newHub = () => createRealtimeHub(test.app)
const joined = (hub: RealtimeHub, user: TestUser) => joinChannel(test, hub, user)

describe('the realtime service', () => {
  it('the realtime service greets, answers pings and lets a user subscribe to their own channel', async () => {
    const hub = newHub()
    const client = await joined(hub, await test.user())
    expect(client.frames.map((frame) => frame.event)).toEqual([
      'pusher:connection_established',
      'pusher_internal:subscription_succeeded',
    ])
    await client.say('pusher:ping')
    await hub.trigger(client.channel, 'alert', { message: 'Hello', seq: 1 })
    expect(client.frames.slice(2)).toEqual([
      { event: 'pusher:pong', data: {} },
      { event: 'alert', channel: client.channel, data: { message: 'Hello', seq: 1 } },
    ])
  })

  it('authenticateChannel: another user’s channel is refused, at the call and at the socket', async () => {
    const hub = newHub()
    const [ada, eve] = [await test.user(), await test.user()]
    const adas = await joined(hub, ada)
    const body = { socket_id: '1.2', channel_name: adas.channel }
    expect(await test.call('authenticateChannel', { as: eve, body })).toMatchObject({ status: 403 })
    const eves = openSocket(hub)
    const own = await test.ok('authenticateChannel', {
      as: eve,
      body: { socket_id: eves.socketId, channel_name: userChannel(eve.pusherId) },
    })
    // A signature for another channel, and one for another socket.
    const [head, until, signature] = own.auth.split('.')
    const later = `${head}.${Number(until) + 60_000}.${signature}`
    for (const auth of [own.auth, adas.auth, later, '', 'storyloom:00'])
      await eves.say('pusher:subscribe', { channel: adas.channel, auth })
    await hub.trigger(adas.channel, 'alert', { message: 'secret' })
    expect(eves.frames.slice(1).map((frame) => frame.event)).toEqual(Array(5).fill('pusher:subscription_error'))
    expect(adas.frames.at(-1)?.data).toEqual({ message: 'secret' })
  })

  it('a malformed socket id is not signed', async () => {
    const ada = await test.user()
    const eve = await test.user()
    const channel_name = userChannel(ada.pusherId)
    for (const socket_id of ['1', '1.2:x', `1.2:${userChannel(eve.pusherId)}`, '1.2\n', '', '-1.2', '1.2 '])
      expect((await test.call('authenticateChannel', { as: ada, body: { socket_id, channel_name } })).status).toBe(400)
  })

  it('the realtime service accepts no public or presence channels, no client events and no endless messages', async () => {
    const hub = newHub()
    const client = await joined(hub, await test.user())
    await client.say('pusher:subscribe', { channel: 'everybody' })
    await client.say('pusher:subscribe', { channel: 'presence-user-x', auth: client.auth })
    await client.say('client-hello', { channel: client.channel })
    await client.socket.receive('{bad')
    expect(client.frames.slice(2).map((frame) => frame.event)).toEqual([
      'pusher:subscription_error',
      'pusher:subscription_error',
      'pusher:error',
      'pusher:error',
    ])
    await client.socket.receive('x'.repeat(4_096))
    expect(client.closes).toEqual([])
    await client.socket.receive('x'.repeat(4_097))
    expect(client.closes).toEqual([1009])
  })

  it('the realtime service pings silent sockets and drops dead ones', () => {
    const hub = newHub()
    const client = openSocket(hub)
    test.clock.advance(61_000)
    hub.sweep()
    expect(client.frames.at(-1)?.event).toBe('pusher:ping')
    test.clock.advance(31_000)
    hub.sweep()
    expect(client.closes).toEqual([4201])
    expect(hub.size).toBe(0)
  })

  it('the realtime service knows one app', () => {
    expect(openSocket(newHub(), 'other').closes).toEqual([4001])
  })
})

describe('published events', () => {
  const alert = (userId: string, message: string) => test.scope((scope) => publish(scope, userId, 'alert', { message }))

  it('listMissedEvents: published events are numbered per user and can be requested afterwards', async () => {
    const [ada, eve] = [await test.user(), await test.user()]
    await alert(ada.id, 'one')
    await alert(eve.id, 'other')
    await alert(ada.id, 'two')
    const channel = userChannel(ada.pusherId)
    expect(test.events.filter((event) => event.channel === channel).map((event) => event.data)).toEqual([
      { message: 'one', seq: 1 },
      { message: 'two', seq: 2 },
    ])
    const missed = await test.ok('listMissedEvents', { as: ada, query: { after: 1 } })
    expect(missed).toEqual({
      channel,
      seq: 2,
      is_complete: true,
      events: [{ event: 'alert', seq: 2, payload: { message: 'two', seq: 2 } }],
    })
    const ahead = await test.ok('listMissedEvents', { as: ada, query: { after: 9 } })
    expect(ahead).toMatchObject({ seq: 2, is_complete: false, events: [] })
  })

  it('published events of a rolled-back transaction are never sent and use no number', async () => {
    const ada = await test.user()
    const attempt = test.scope(async (scope) => {
      await publish(scope, ada.id, 'alert', { message: 'no' })
      throw new Error('rolled back')
    })
    await expect(attempt).rejects.toThrow('rolled back')
    expect(test.events).toEqual([])
    await alert(ada.id, 'yes')
    expect(test.events.map((event) => event.data)).toEqual([{ message: 'yes', seq: 1 }])
  })

  it('ten events published in parallel have ten different numbers', async () => {
    const ada = await test.user()
    await Promise.all(Array.from({ length: 10 }, (_, index) => alert(ada.id, String(index))))
    const { events } = await test.ok('listMissedEvents', { as: ada, query: { after: 0 } })
    expect(events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('an event that is sent while missed ones are read is one of them', async () => {
    const ada = await test.user()
    await alert(ada.id, 'before')
    let reads = 0
    // The channel's number is read first, then its events.
    const select = (...fields: Parameters<typeof test.db.select>) => {
      const query = test.db.select(...fields)
      if (reads++ > 0) return query
      const where = async (table: PgTable, isIt: SQL) => {
        const rows = await query.from(table).where(isIt)
        await alert(ada.id, 'meanwhile')
        return rows
      }
      return { from: (table: PgTable) => ({ where: (isIt: SQL) => where(table, isIt) }) }
    }
    const db = Object.assign(Object.create(test.db), { select })
    const missed = await readMissedEvents(db, userChannel(ada.pusherId), 0)
    expect(missed).toMatchObject({ seq: 2, isComplete: true, events: [{ seq: 1 }, { seq: 2 }] })
  })
})
