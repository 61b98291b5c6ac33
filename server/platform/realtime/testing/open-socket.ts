import type { TestApp } from '#server/testing/create-test-app.ts'
import { userChannel } from '../channels.ts'
import type { RealtimeHub } from '../hub.ts'

export interface Frame {
  event: string
  channel?: string
  data: Record<string, unknown>
}

/** A socket of a hub, with all that it received. */
export function openSocket(hub: RealtimeHub, key = 'storyloom') {
  const frames: Frame[] = []
  const closes: number[] = []
  const socket = hub.open(key, {
    send(text) {
      const frame: { event: string; channel?: string; data: string } = JSON.parse(text)
      frames.push({ ...frame, data: JSON.parse(frame.data) })
    },
    close: (code) => void closes.push(code),
  })
  const say = (event: string, data: object = {}) => socket.receive(JSON.stringify({ event, data }))
  return { frames, closes, socket, say, socketId: String(frames[0]?.data.socket_id) }
}

/** A socket that has subscribed to its user's channel, for the session of `as`. */
export async function joinChannel(
  test: TestApp,
  hub: RealtimeHub,
  user: { pusherId: string; token: string },
  as: { token: string } = user,
) {
  const client = openSocket(hub)
  const channel = userChannel(user.pusherId)
  const body = { socket_id: client.socketId, channel_name: channel }
  const { auth } = await test.ok('authenticateChannel', { as, body })
  await client.say('pusher:subscribe', { channel, auth })
  return { ...client, channel, auth }
}
