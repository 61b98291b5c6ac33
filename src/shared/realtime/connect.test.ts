// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://localhost:4400/app"}
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createNodeHost, type NodeHost } from '#mocks/node.ts'
import { operationOf } from '#mocks/scenarios/scenario.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { clearSession, isSignedIn, storeLogin, storeUser } from '../session/session-store.ts'
import { ada } from '../session/session-user.fixture.ts'
import { onRealtimeEvent, onResync } from './events.ts'
import { readLastEvent } from './last-event.ts'
import { openRealtime, RealtimeConnection } from './realtime-connection.tsx'

// The build for pages: under Node the package gives another one, which dials by itself.
const pageBuild = vi.hoisted(() => 'pusher-js/dist/web/pusher.js')
vi.mock('pusher-js', () => import(pageBuild))

let host: NodeHost
let owner: TestUser
let leave: () => void
let balances: number[]
const client = new QueryClient()
const resynced = vi.fn<() => void>()

beforeAll(async () => {
  host = await createNodeHost()
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.reset()
  owner = await host.test.user()
  host.signIn(owner)
  balances = []
  resynced.mockReset()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  host.calls.length = 0
  const ends = [onRealtimeEvent('credits-updated', ({ balance }) => void balances.push(balance)), onResync(resynced)]
  leave = () => ends.forEach((each) => each())
})
afterEach(() => {
  vi.restoreAllMocks()
  leave()
})

const MISSED = 'listMissedEvents'
/** Opens the page's connection, as it does first of all. */
const open = () => {
  const ends = [openRealtime(owner.pusherId, readLastEvent(), client), leave]
  leave = () => ends.forEach((each) => each())
}
/** Joined: missed events are requested after the channel is. */
const isListening = () =>
  vi.waitFor(
    () => {
      expect(host.calls).toContain('authenticateChannel')
      expect(host.calls.at(-1)).toBe(MISSED)
    },
    { timeout: 10_000, interval: 20 },
  )
const listen = () => {
  open()
  return isListening()
}
const tell = (balance: number) => host.test.scope((scope) => publish(scope, owner.id, 'credits-updated', { balance }))
const received = (...wanted: number[]) => vi.waitFor(() => expect(balances).toEqual(wanted), { timeout: 10_000 })

test('events sent before the user is loaded arrive once the channel is joined', async () => {
  const answered = new Promise<void>((resolve) => {
    host.server.events.on('response:mocked', ({ request }) => {
      if (operationOf(request) === MISSED) resolve()
    })
  })
  await tell(1)
  storeLogin(owner.token)
  const page = render(createElement(QueryClientProvider, { client }, createElement(RealtimeConnection)))
  const ends = [page.unmount, clearSession, leave]
  leave = () => ends.forEach((each) => each())
  await answered
  await tell(2)
  storeUser({ ...ada, pusher_id: owner.pusherId })
  await received(2)
  expect(resynced).not.toHaveBeenCalled()
})

test('events arrive; those sent before the page began do not arrive again', async () => {
  await tell(1)
  await listen()
  await tell(2)
  await tell(3)
  await received(2, 3)
  expect(resynced).not.toHaveBeenCalled()
})

test('events sent while the page and its connection load arrive once the channel is joined', async () => {
  await tell(1)
  const happenMeanwhile = async ({ request }: { request: Request }) => {
    const answer = await host.test.backend.fetch(request, { clientAddress: '203.0.113.7' })
    await tell(2)
    return answer
  }
  host.server.use(answerTo('listMissedEvents', happenMeanwhile, { once: true }))
  open()
  await received(2)
  expect(resynced).not.toHaveBeenCalled()
})

test('an answer older than a concurrent event is refetched', async () => {
  await listen()
  let shown = 1
  let answer = (_balance: number) => {}
  const ask = vi.fn(() => new Promise<number>((resolve) => (answer = resolve)))
  const observer = new QueryObserver(client, { queryKey: ['balance'], queryFn: ask })
  const ends = [onRealtimeEvent('credits-updated', () => void observer.refetch()), observer.subscribe(() => undefined)]
  const [before, first] = [shown, answer]
  shown = 2
  await tell(2)
  await received(2)
  expect(ask).toHaveBeenCalledOnce()
  first(before)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  answer(shown)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2))
  ends.forEach((end) => end())
})

test('a page without a start number refetches its data once it is connected', async () => {
  host.server.use(answerTo('listMissedEvents', () => HttpResponse.error(), { once: true }))
  await listen()
  await vi.waitFor(() => expect(resynced).toHaveBeenCalledOnce())
  await tell(1)
  await received(1)
})

test('duplicate, late and reordered events apply once', async () => {
  await listen()
  const channel = userChannel(owner.pusherId)
  const wire = (seq: number) => host.hub.trigger(channel, 'credits-updated', { balance: seq, seq })
  await wire(2)
  await wire(1)
  await wire(1)
  await wire(2)
  await wire(3)
  await received(1, 2, 3)
})

test('an event that was lost on the way is requested', async () => {
  await listen()
  const trigger = vi.spyOn(host.hub, 'trigger').mockResolvedValueOnce(undefined)
  await tell(1)
  trigger.mockRestore()
  await tell(2)
  await received(1, 2)
})

test('an event that does not match its schema is logged and ignored', async () => {
  await listen()
  await host.hub.trigger(userChannel(owner.pusherId), 'credits-updated', { balance: 'much', seq: 1 })
  await host.hub.trigger(userChannel(owner.pusherId), 'credits-updated', { balance: 2, seq: 2 })
  await received(2)
  expect(console.info).toHaveBeenCalledWith('[storyloom] A realtime event was not understood', 'credits-updated')
})

test('a failed event does not block later ones; shown data is refetched', async () => {
  await listen()
  const end = onRealtimeEvent('credits-updated', ({ balance }) => {
    if (balance === 1) throw new TypeError('Failed to fetch dynamically imported module')
  })
  await tell(1)
  await tell(2)
  await vi.waitFor(() => expect(balances).toContain(2))
  expect(resynced).toHaveBeenCalledOnce()
  end()
})

test('a dropped socket reconnects; missed events arrive and shown data is refetched', async () => {
  await listen()
  const before = Date.now()
  host.calls.length = 0
  host.hub.closeAll()
  await tell(1)
  await received(1)
  await vi.waitFor(() => expect(resynced).toHaveBeenCalledOnce())
  expect(Date.now() - before).toBeLessThan(10_000)
  await tell(2)
  await received(1, 2)
})

test('missed events arrive although the first answer is an error, and nothing shown is loaded again', async () => {
  await listen()
  const trigger = vi.spyOn(host.hub, 'trigger').mockResolvedValueOnce(undefined)
  await tell(1)
  trigger.mockRestore()
  host.server.use(answerTo('listMissedEvents', () => new HttpResponse(null, { status: 503 }), { once: true }))
  await tell(2)
  await received(1, 2)
  expect(resynced).not.toHaveBeenCalled()
})

test('a page whose session was ended on another device signs out when its socket ends', async () => {
  await listen()
  storeLogin(owner.token)
  await host.test.ok('logout', { as: owner })
  await vi.waitFor(() => expect(isSignedIn()).toBe(false), { timeout: 10_000 })
})
