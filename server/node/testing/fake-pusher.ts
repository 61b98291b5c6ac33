import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { HubConnection } from '#server/platform/realtime/hub.ts'

export const PUSHER_APP = { appId: 'app-1', key: 'app-key', secret: 'app-secret' }

/** A request older than this is refused, seconds. */
const MAX_AGE_S = 600
/** Bytes of an event's data, and events of a call. */
const MAX = { bytes: 10_240, events: 10 }
const NOT_AUTHORIZED = 4009

interface Member {
  connection: HubConnection
  socketId: string
  userId: string | undefined
  channels: Set<string>
}

/** A service by Pusher's published protocol and HTTP API, which verifies every signature; over any transport. */
export function createFakePusher() {
  const members = new Set<Member>()
  const received: { channel: string; name: string; data: unknown }[] = []
  const requests: string[] = []
  let opened = 0
  /** How many requests fail with 503. */
  let failures = 0

  const sign = (text: string) => createHmac('sha256', PUSHER_APP.secret).update(text).digest('hex')
  const isSigned = (auth: unknown, text: string) => auth === `${PUSHER_APP.key}:${sign(text)}`
  const say = ({ connection }: Member, event: string, data: unknown, channel?: string) =>
    connection.send(JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data) }))

  function end(member: Member) {
    members.delete(member)
    say(member, 'pusher:error', { code: NOT_AUTHORIZED, message: 'Connection not authorized' })
    member.connection.close(NOT_AUTHORIZED, 'Connection not authorized')
  }

  /** The status of a signed request. */
  function request(method: string, { pathname, searchParams }: URL, body: string): number {
    requests.push(`${method} ${pathname}`)
    if (failures-- > 0) return 503
    const { auth_signature, ...query } = Object.fromEntries(searchParams)
    const sorted = Object.keys(query).toSorted()
    const signed = [method, pathname, sorted.map((name) => `${name}=${query[name]}`).join('&')].join('\n')
    const age = Math.abs(Date.now() / 1000 - Number(query.auth_timestamp))
    const isAuthentic = query.auth_key === PUSHER_APP.key && query.auth_version === '1.0' && age < MAX_AGE_S
    const isWhole = body === '' || query.body_md5 === createHash('md5').update(body).digest('hex')
    if (!isAuthentic || !isWhole || auth_signature !== sign(signed)) return 401
    const [, app, what = ''] = /^\/apps\/([^/]+)\/(.+)$/.exec(pathname) ?? []
    if (app !== PUSHER_APP.appId || method !== 'POST') return 404
    const user = /^users\/([^/]+)\/terminate_connections$/.exec(what)?.[1]
    if (user !== undefined) for (const each of [...members].filter(({ userId }) => userId === user)) end(each)
    else if (what === 'batch_events') return publish(JSON.parse(body).batch)
    else return 404
    return 200
  }

  function publish(batch: { channel: string; name: string; data: string }[]): number {
    if (batch.length > MAX.events) return 400
    if (batch.some(({ data }) => Buffer.byteLength(data) > MAX.bytes)) return 413
    for (const { channel, name, data } of batch) {
      received.push({ channel, name, data: JSON.parse(data) })
      for (const member of members) if (member.channels.has(channel)) say(member, name, data, channel)
    }
    return 200
  }

  return {
    /** Published events. */
    received,
    requests,
    /** Users of the open sockets; undefined: not signed in. */
    users: () => [...members].map(({ userId }) => userId),
    failNext: (count: number) => void (failures = count),
    request,
    open(appKey: string, connection: HubConnection) {
      const member: Member = { connection, socketId: `7.${++opened}`, userId: undefined, channels: new Set() }
      members.add(member)
      say(member, 'pusher:connection_established', { socket_id: member.socketId, activity_timeout: 120 })
      if (appKey !== PUSHER_APP.key) end(member)
      return {
        socketId: member.socketId,
        async receive(text: string) {
          const { event, data } = JSON.parse(text)
          if (event === 'pusher:signin') {
            if (!isSigned(data.auth, `${member.socketId}::user::${data.user_data}`)) return end(member)
            member.userId = JSON.parse(data.user_data).id
            say(member, 'pusher:signin_success', { user_data: data.user_data })
          } else if (event === 'pusher:subscribe') {
            if (!isSigned(data.auth, `${member.socketId}:${data.channel}`)) return end(member)
            member.channels.add(data.channel)
            say(member, 'pusher_internal:subscription_succeeded', {}, data.channel)
          }
        },
        ended: () => void members.delete(member),
      }
    },
  }
}

export type FakePusher = ReturnType<typeof createFakePusher>

/** Its HTTP API on a local port. */
export async function listenAsPusher(fake: FakePusher): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = createServer((incoming, answer) => {
    void readText(incoming).then((body) => {
      const status = fake.request(incoming.method ?? '', new URL(incoming.url ?? '', 'http://localhost'), body)
      answer.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { appId, key, secret } = PUSHER_APP
  return {
    url: `http://${key}:${secret}@127.0.0.1:${port}/apps/${appId}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
