// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { QueryClient } from '@tanstack/react-query'
import { http, ws } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createNodeHost, type NodeHost } from '#mocks/node.ts'
import { createPusherRealtime, type PusherRealtime } from '#server/node/pusher-realtime.ts'
import { readPusher } from '#server/node/pusher-settings.ts'
import { createFakePusher, PUSHER_APP } from '#server/node/testing/fake-pusher.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { SERVICES_ELEMENT } from '#src/domain/services.ts'
import { isSignedIn, storeLogin } from '../session/session-store.ts'
import { connectRealtime } from './connect.ts'
import { onRealtimeEvent } from './events.ts'

// The build for pages: under Node the package gives another one, which dials by itself.
const pageBuild = vi.hoisted(() => 'pusher-js/dist/web/pusher.js')
vi.mock('pusher-js', () => import(pageBuild))

const { appId, key, secret } = PUSHER_APP
const fake = createFakePusher()
let host: NodeHost
let realtime: PusherRealtime
let owner: TestUser
let ends: (() => void)[]
let alerts: string[]

beforeAll(async () => {
  host = await createNodeHost()
  const settings = readPusher(`http://${key}:${secret}@api.live.example:6001/apps/${appId}`, 'http://live.example:6001')
  if (settings) realtime = createPusherRealtime(settings, host.test.app.log)
  host.test.app.realtime = realtime
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.reset()
  host.server.use(
    ws.link('ws://live.example:6001/app/*').addEventListener('connection', ({ client }) => {
      const socket = fake.open(client.url.pathname.split('/')[2] ?? '', {
        send: (text) => client.send(text),
        close: (code, reason) => client.close(code, reason),
      })
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') void socket.receive(data)
      })
      client.addEventListener('close', () => socket.ended())
    }),
    http.post('http://api.live.example:6001/*', async ({ request }) =>
      Response.json({}, { status: fake.request('POST', new URL(request.url), await request.text()) }),
    ),
  )
  const settings = { realtime: { key, url: 'http://live.example:6001' } }
  document.body.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT}">${JSON.stringify(settings)}</script>`
  owner = await host.test.user()
  host.signIn(owner)
  alerts = []
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  ends = [
    onRealtimeEvent('alert', ({ message }) => void alerts.push(message)),
    connectRealtime(owner.pusherId, Promise.resolve(0), new QueryClient()),
  ]
  await vi.waitFor(() => expect(host.calls.at(-1)).toBe('listMissedEvents'), { timeout: 10_000 })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const end of ends) end()
  document.body.innerHTML = ''
})

const send = (message: string) => host.test.scope((scope) => publish(scope, owner.id, 'alert', { message }))
const received = (...wanted: string[]) => vi.waitFor(() => expect(alerts).toEqual(wanted), { timeout: 10_000 })

test('a page connects to the configured service, signed in by one call, and receives its events', async () => {
  expect(host.calls.filter((call) => call === 'authenticateChannel')).toHaveLength(1)
  await send('one')
  await send('two')
  await received('one', 'two')
})

test('an event that is too large for the service is requested at once', async () => {
  const large = 'x'.repeat(20_000)
  await send(large)
  await received(large)
})

test('a page whose session was ended elsewhere loses its socket at the service and signs out', async () => {
  storeLogin(owner.token)
  await host.test.ok('logout', { as: owner })
  expect(fake.users()).toEqual([])
  await vi.waitFor(() => expect(isSignedIn()).toBe(false), { timeout: 10_000 })
})
