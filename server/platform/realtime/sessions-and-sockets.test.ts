import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeAccount } from '#server/modules/account/change-account.ts'
import { SESSION_MS } from '#server/platform/auth/tokens.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { SIGNATURE_MS, userChannel } from './channels.ts'
import { createRealtimeHub, type RealtimeHub } from './hub.ts'

const test = await createTestApp({
  places: { countryOf: async (network) => (network === '198.51.100.4' ? 'NL' : null) },
})
const password = 'loom-weaves-9'
let hub: RealtimeHub
beforeEach(async () => {
  await test.reset()
  hub = createRealtimeHub(test.app)
  test.app.realtime = hub
})
afterAll(() => test.close())

async function logIn({ email }: TestUser) {
  const { access } = await test.ok('login', { body: { username: email, password } })
  return { token: access }
}

/** A socket of a user that has its signature and has not subscribed yet. */
async function signed(person: TestUser, as: { token: string }) {
  const events: string[] = []
  const closes: number[] = []
  const greetings: string[] = []
  const socket = hub.open('storyloom', {
    send(text) {
      const frame: { event: string; data: string } = JSON.parse(text)
      if (frame.event === 'pusher:connection_established') greetings.push(JSON.parse(frame.data).socket_id)
      else events.push(frame.event)
    },
    close: (code) => void closes.push(code),
  })
  const channel = userChannel(person.pusherId)
  const body = { socket_id: greetings[0], channel_name: channel }
  const { auth } = await test.ok('authenticateChannel', { as, body })
  const subscribe = () => socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  return { events, closes, subscribe, channel }
}

async function subscribed(person: TestUser, as: { token: string }) {
  const socket = await signed(person, as)
  await socket.subscribe()
  expect(socket.events).toEqual(['pusher_internal:subscription_succeeded'])
  return socket
}

const changePassword = (as: { token: string }) =>
  test.ok('changePassword', { as, body: { current_password: password, new_password: 'loom-weaves-10' } })

describe('realtime sockets', () => {
  it('a logout closes the sockets of its session, and the user’s other sessions keep theirs', async () => {
    const ada = await test.user({ password })
    const here = await logIn(ada)
    const atHome = await subscribed(ada, await logIn(ada))
    const leaving = await subscribed(ada, here)
    await test.ok('logout', { as: here })
    // 4200: reconnect at once. Its next signature is refused, which is how the page detects that it is signed out.
    expect(leaving.closes).toEqual([4200])
    expect(atHome.closes).toEqual([])
    await hub.trigger(leaving.channel, 'alert', { message: 'late' })
    expect(leaving.events).not.toContain('alert')
    expect(atHome.events).toContain('alert')
  })

  it('a socket that was signed before a logout and subscribes after it is refused', async () => {
    const ada = await test.user({ password })
    const here = await logIn(ada)
    const socket = await signed(ada, here)
    await test.ok('logout', { as: here })
    await socket.subscribe()
    expect(socket.events).toEqual(['pusher:subscription_error'])
    await hub.trigger(socket.channel, 'alert', { message: 'late' })
    expect(socket.events).not.toContain('alert')
  })

  it('no socket outlives a logout between the check of its session and its subscription', async () => {
    const ada = await test.user({ password })
    const here = await logIn(ada)
    const ending: string[] = []
    const now = () => {
      void hub.disconnectSessions(ending)
      return test.clock.now()
    }
    hub = createRealtimeHub({ ...test.app, clock: { now } })
    const socket = await signed(ada, here)
    // The hub reads the clock after the session's row: that is when this one ends.
    ending.push(String(decodeJwt(here.token).jti))
    await socket.subscribe()
    await hub.trigger(socket.channel, 'alert', { message: 'late' })
    expect(socket.events).not.toContain('alert')
    expect(socket.closes).toEqual([4200])
  })

  it('a changed password closes all sockets of the user, and refuses those signed before', async () => {
    const [ada, eve] = [await test.user({ password }), await test.user({ password })]
    const here = await logIn(ada)
    const others = [await subscribed(ada, here), await subscribed(ada, await logIn(ada))]
    const eves = await subscribed(eve, await logIn(eve))
    const waiting = await signed(ada, await logIn(ada))
    const { access } = await changePassword(here)
    expect(others.map((socket) => socket.closes)).toEqual([[4200], [4200]])
    expect(eves.closes).toEqual([])
    await waiting.subscribe()
    expect(waiting.events).toEqual(['pusher:subscription_error'])
    await subscribed(ada, { token: access })
  })

  it('revokeSession, revokeOtherSessions: signing out one device, or all others, closes their sockets and ends their tokens, and no other', async () => {
    const [ada, eve] = [await test.user({ password }), await test.user({ password })]
    const here = await logIn(ada)
    const [own, first, second, eves] = [
      await subscribed(ada, here),
      await subscribed(ada, await logIn(ada)),
      await subscribed(ada, await logIn(ada)),
      await subscribed(eve, await logIn(eve)),
    ]
    const { results } = await test.ok('listSessions', { as: here })
    // The calling session comes first; the account was created with its own session.
    expect(results.map(({ is_current }) => is_current)).toEqual([true, false, false, false])
    const left = await test.ok('revokeSession', { as: here, params: { session_id: results[1]?.session_id ?? '' } })
    expect(left.results).toHaveLength(3)
    expect((await test.ok('revokeOtherSessions', { as: here })).results).toHaveLength(1)
    expect([first, second].map((socket) => socket.closes)).toEqual([[4200], [4200]])
    expect([own, eves].map((socket) => socket.closes)).toEqual([[], []])
    expect((await test.call('getUserProfile', { as: ada })).status).toBe(401)
    await test.ok('getUserProfile', { as: here })
  })

  it('listSessions: a device is listed with its description, where it signed in and when it was last active', async () => {
    const ada = await test.user({ password })
    const body = { username: ada.email, password }
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0' }
    const login = await test.ok('login', { body, headers, clientAddress: '198.51.100.4' })
    const as = { token: login.access }
    test.clock.advance(10 * 60_000)
    await test.ok('getUserProfile', { as })
    const [device] = (await test.ok('listSessions', { as })).results
    const place = { network: '198.51.100.4', country: 'NL' }
    expect(device).toMatchObject({ device: 'Firefox 132 on Windows', ...place, is_current: true })
    expect(device?.last_seen_at).toBe(test.clock.now().toISOString())
  })

  it('a password set by an operator closes all sockets of the user', async () => {
    const ada = await test.user({ password })
    const socket = await subscribed(ada, await logIn(ada))
    await test.scope((scope) => changeAccount(scope, { email: ada.email, password: 'loom-weaves-10' }))
    expect(socket.closes).toEqual([4200])
  })

  it('a session that expires closes its sockets', async () => {
    const ada = await test.user({ password })
    const socket = await subscribed(ada, await logIn(ada))
    test.clock.advance(SESSION_MS - 1)
    hub.sweep()
    expect(socket.closes).toEqual([])
    test.clock.advance(1)
    hub.sweep()
    expect(socket.closes).toEqual([4200])
  })
})

describe('the signature for a private channel', () => {
  it('a channel signature that is a minute old is refused', async () => {
    const ada = await test.user({ password })
    const here = await logIn(ada)
    const [soon, late] = [await signed(ada, here), await signed(ada, here)]
    test.clock.advance(SIGNATURE_MS - 1)
    await soon.subscribe()
    expect(soon.events).toEqual(['pusher_internal:subscription_succeeded'])
    test.clock.advance(1)
    await late.subscribe()
    expect(late.events).toEqual(['pusher:subscription_error'])
  })

  it('a channel subscription is refused while the database is unavailable, and the socket continues to work', async () => {
    const ada = await test.user({ password })
    const here = await logIn(ada)
    const away = new Proxy(test.app.db, {
      get: () => () => {
        throw new Error('The database is away')
      },
    })
    hub = createRealtimeHub({ ...test.app, db: away })
    const socket = await signed(ada, here)
    await socket.subscribe()
    await socket.subscribe()
    expect(socket.events).toEqual(['pusher:subscription_error', 'pusher:subscription_error'])
    expect(test.takeLogged().map(({ message }) => message)).toEqual(
      Array(2).fill('A realtime subscription could not be checked'),
    )
  })
})
