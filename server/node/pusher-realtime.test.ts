import { afterAll, beforeEach, expect, it } from 'vitest'
import { decodeJwt } from 'jose'
import { publish } from '#server/platform/realtime/publish.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { secretsOf } from './host.ts'
import { readPusher } from './pusher-settings.ts'
import { openRealtime } from './realtime.ts'
import { createFakePusher, listenAsPusher, PUSHER_APP } from './testing/fake-pusher.ts'

const test = await createTestApp()
const fake = createFakePusher()
const { url, close } = await listenAsPusher(fake)
const pusher = readPusher(url, null)
const { realtime, close: sent } = await openRealtime({ pusher }, test.app, null)
test.app.realtime = realtime
beforeEach(async () => {
  await test.reset()
  fake.received.length = 0
  fake.requests.length = 0
})
afterAll(async () => {
  await close()
  await test.close()
})

const alert = (userId: string, message: string) => test.scope((scope) => publish(scope, userId, 'alert', { message }))

/** A socket that did with the answer of `authenticateChannel` what the app does with it. */
async function dial(user: TestUser, as: { token: string }) {
  const frames: { event: string; data: string }[] = []
  const closes: number[] = []
  const socket = fake.open(PUSHER_APP.key, {
    send: (text) => void frames.push(JSON.parse(text)),
    close: (code) => void closes.push(code),
  })
  const channel = userChannel(user.pusherId)
  const body = { socket_id: socket.socketId, channel_name: channel }
  const { auth, sign_in } = await test.ok('authenticateChannel', { as, body })
  await socket.receive(JSON.stringify({ event: 'pusher:signin', data: sign_in }))
  await socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  return { events: () => frames.map(({ event }) => event), closes }
}

it('authenticateChannel: with a service the signature lets the socket sign in as its session and join its channel', async () => {
  const ada = await test.user()
  const { events, closes } = await dial(ada, ada)
  expect(events()).toEqual([
    'pusher:connection_established',
    'pusher:signin_success',
    'pusher_internal:subscription_succeeded',
  ])
  expect(fake.users()).toContain(decodeJwt(ada.token).jti)
  expect(closes).toEqual([])
  const body = { socket_id: '1', channel_name: userChannel(ada.pusherId) }
  expect((await test.call('authenticateChannel', { as: ada, body })).status).toBe(400)
})

it('events reach the service signed, in order and in few calls', async () => {
  const ada = await test.user()
  const { events } = await dial(ada, ada)
  for (let at = 1; at <= 25; at++) await alert(ada.id, `${at}`)
  await sent()
  expect(fake.received.map(({ data }) => data)).toEqual(
    Array.from({ length: 25 }, (_, index) => ({ message: `${index + 1}`, seq: index + 1 })),
  )
  expect(fake.received[0]).toMatchObject({ channel: userChannel(ada.pusherId), name: 'alert' })
  expect(events().filter((event) => event === 'alert')).toHaveLength(25)
  expect(new Set(fake.requests)).toEqual(new Set([`POST /apps/${PUSHER_APP.appId}/batch_events`]))
  expect(fake.requests.length).toBeLessThan(25)
})

it('an event that is too large for the service is announced, and listMissedEvents has it', async () => {
  const ada = await test.user()
  await alert(ada.id, 'é'.repeat(5_000))
  await sent()
  expect(fake.received).toMatchObject([{ name: 'events-missed', data: {} }])
  expect((await test.ok('listMissedEvents', { as: ada, query: { after: 0 } })).events).toHaveLength(1)
})

it('a service that fails for a moment gets the events all the same; one that stays away is logged', async () => {
  const ada = await test.user()
  fake.failNext(2)
  await alert(ada.id, 'one')
  await sent()
  expect(fake.received).toHaveLength(1)
  fake.failNext(3)
  await alert(ada.id, 'two')
  await sent()
  expect(fake.received).toHaveLength(1)
  expect(test.takeLogged()).toMatchObject([{ message: '1 realtime events were not sent' }])
})

it('the end of a session closes its sockets at the service, and no other', async () => {
  const password = 'loom-weaves-9'
  const ada = await test.user({ password })
  const logIn = async () => ({ token: (await test.ok('login', { body: { username: ada.email, password } })).access })
  const [here, home] = [await logIn(), await logIn()]
  const [leaving, staying] = [await dial(ada, here), await dial(ada, home)]
  await test.ok('logout', { as: here })
  expect([leaving.closes, staying.closes]).toEqual([[4009], []])
  const body = { current_password: password, new_password: 'loom-weaves-10' }
  await test.ok('changePassword', { as: home, body })
  expect(staying.closes).toEqual([4009])
})

it('a wrong secret is refused by the service', async () => {
  const forged = await openRealtime(
    { pusher: readPusher(url.replace(PUSHER_APP.secret, 'other'), null) },
    test.app,
    null,
  )
  await forged.realtime.trigger('private-user-x', 'alert', { seq: 1 })
  await forged.close()
  expect(fake.received).toEqual([])
  expect(test.takeLogged()).toMatchObject([{ cause: { status: 401 } }])
})

it('PUSHER_URL has the form of Pusher’s libraries; browsers connect to the same host or to PUSHER_PUBLIC_URL', () => {
  expect(readPusher(null, null)).toBeNull()
  expect(readPusher('http://a-key:s%2F1@sockudo:6001/apps/storyloom', null)).toEqual({
    ...{ appId: 'storyloom', key: 'a-key', secret: 's/1', host: 'sockudo', port: 6001, isTls: false },
    publicUrl: 'http://sockudo:6001',
  })
  const publicUrl = (api: string, own: string | null = null) => readPusher(`http://k:s@${api}/apps/1`, own)?.publicUrl
  expect(publicUrl('sockudo:6001', 'https://live.example.com/')).toBe('https://live.example.com')
  expect(publicUrl('api-eu.pusher.com')).toBe('https://ws-eu.pusher.com')
  expect(publicUrl('api.pusherapp.com')).toBe('https://ws.pusherapp.com')
  for (const wrong of [
    'sockudo',
    'https://live.example.com/apps/1',
    'https://k@h/apps/1',
    'https://k:s@h/',
    'ws://k:s@h/apps/1',
  ])
    expect(() => readPusher(wrong, null)).toThrow(ConfigError)
  expect(() => readPusher(null, 'https://live.example.com')).toThrow('PUSHER_URL must be set with it')
  expect(() => readPusher('https://k:geheim@h/', null)).toThrow(/^((?!geheim).)*$/)
})

it('the service’s secret appears in no log', () => {
  expect(secretsOf(readConfig({ PUSHER_URL: url }, ''))).toContain(PUSHER_APP.secret)
})
