import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import WebSocket from 'ws'
import { createRealtimeHub } from '#server/platform/realtime/hub.ts'
import { userChannel } from '#server/platform/realtime/channels.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { attachRealtime } from './realtime-sockets.ts'

const test = await createTestApp()
const hub = createRealtimeHub(test.app)
test.app.realtime = hub
const server = createServer()
const detach = attachRealtime(server, hub)
const open = new Set<WebSocket>()
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => test.reset())
afterAll(async () => {
  for (const socket of open) socket.terminate()
  detach()
  await new Promise((resolve) => server.close(resolve))
  await test.close()
})

const password = 'loom-weaves-9'
const logIn = async ({ email }: TestUser) => ({
  token: (await test.ok('login', { body: { username: email, password } })).access,
})

/** A socket as any WebSocket client opens it, with its signature and not yet subscribed. */
async function dial(user: TestUser, as: { token: string }) {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/app/storyloom?protocol=7`)
  open.add(socket)
  const frames: { event: string; data: string }[] = []
  const waiting: (() => void)[] = []
  let code: number | undefined
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()))
    for (const tell of waiting.splice(0)) tell()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve)).then((at) => (code = at))
  const next = async () => {
    while (frames.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    return frames.shift()
  }
  const { socket_id }: { socket_id: string } = JSON.parse((await next())?.data ?? '{}')
  const channel = userChannel(user.pusherId)
  const { auth } = await test.ok('authenticateChannel', { as, body: { socket_id, channel_name: channel } })
  return {
    closed,
    isOpen: () => code === undefined,
    async subscribe() {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      return (await next())?.event
    },
  }
}

it('a WebSocket ends with the session that subscribed it, and another session’s stays open', async () => {
  const ada = await test.user({ password })
  const [here, home] = [await logIn(ada), await logIn(ada)]
  const [leaving, staying, late] = [await dial(ada, here), await dial(ada, home), await dial(ada, here)]
  expect(await leaving.subscribe()).toBe('pusher_internal:subscription_succeeded')
  expect(await staying.subscribe()).toBe('pusher_internal:subscription_succeeded')
  await test.ok('logout', { as: here })
  expect(await leaving.closed).toBe(4200)
  expect(await late.subscribe()).toBe('pusher:subscription_error')
  expect(staying.isOpen()).toBe(true)
})

it('every WebSocket of a user ends when the password is changed, and none subscribes with an earlier signature', async () => {
  const ada = await test.user({ password })
  const [here, home] = [await logIn(ada), await logIn(ada)]
  const [first, second, late] = [await dial(ada, here), await dial(ada, home), await dial(ada, home)]
  for (const socket of [first, second]) await socket.subscribe()
  const body = { current_password: password, new_password: 'loom-weaves-10' }
  const { access } = await test.ok('changePassword', { as: here, body })
  expect(await Promise.all([first.closed, second.closed])).toEqual([4200, 4200])
  expect(await late.subscribe()).toBe('pusher:subscription_error')
  const after = await dial(ada, { token: access })
  expect(await after.subscribe()).toBe('pusher_internal:subscription_succeeded')
})
