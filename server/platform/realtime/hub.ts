import { findListener } from '#server/platform/auth/sessions.ts'
import type { App } from '#server/platform/context.ts'
import type { Realtime } from '#server/platform/ports/services.ts'
import { PUSHER_KEY, readSignature, signChannel, userChannel } from './channels.ts'
import * as z from 'zod'

const channelName = z.string().max(200)

const clientMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
  z.object({
    event: z.literal('pusher:subscribe'),
    data: z.object({ channel: channelName, auth: z.string().max(200).optional() }),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel: channelName }) }),
])

/** One socket as the hub sees it, over any transport (ws on Node, MSW in the tab). */
export interface HubConnection {
  send(text: string): void
  close(code: number, reason: string): void
}

export interface HubSocket {
  /** A text frame arrived. Resolves when it was handled. */
  receive(text: string): Promise<void>
  /** The connection ended, from whichever side. */
  ended(): void
}

export interface RealtimeHub extends Realtime {
  /** `appKey` is the last part of the socket's URL, /app/<key>. */
  open(appKey: string, connection: HubConnection): HubSocket
  /** Pings silent sockets, drops dead ones and those whose session has run out; hosts call it every few seconds. */
  sweep(): void
  /** Closes every socket so that clients reconnect. */
  closeAll(): void
  /** The sessions of its sockets. */
  sessions(): string[]
  readonly size: number
}

/** For a host whose hub has some of the sockets: which channels it listens to. */
export interface ChannelWatch {
  /** A socket joins. The answer to it waits; when this rejects, the subscription fails and may be tried again. */
  opened(channel: string): Promise<void> | undefined
  /** The channel's last socket has left. */
  closed(channel: string): void
}

/** Clients ping after this much silence, seconds; the hub does after it as well. */
const ACTIVITY_TIMEOUT_S = 60
const PONG_TIMEOUT_S = 30

/** Close codes of the protocol: 4000 to 4099 forbid reconnecting, 4200 to 4299 request an immediate reconnect. */
const UNKNOWN_APP = 4001
const COME_BACK = 4200
const NO_PONG = 4201
const GOING_AWAY = 1001
const TOO_LONG = 1009
const MAX_MESSAGE_LENGTH = 4_096

interface Member {
  connection: HubConnection
  socketId: string
  channels: Set<string>
  /** Its sessions, subscribed or about to be: the end of one of these closes the socket. */
  sessions: Map<string, { channel: string; expiresAt: Date | null }>
  lastMessageAt: number
  pingedAt: number | null
}

/** Pusher's protocol 7, private channels of users only. */
export function createRealtimeHub(app: Pick<App, 'clock' | 'keys' | 'db' | 'log'>, watch?: ChannelWatch): RealtimeHub {
  const { clock } = app
  const members = new Set<Member>()
  const listeners = new Map<string, Set<Member>>()
  const now = () => clock.now().getTime() / 1000

  function end(member: Member, code: number, reason: string) {
    if (remove(member)) member.connection.close(code, reason)
  }

  function remove(member: Member): boolean {
    for (const channel of member.channels) leave(member, channel)
    return members.delete(member)
  }

  function leave(member: Member, channel: string) {
    member.channels.delete(channel)
    const others = listeners.get(channel)
    if (!others?.delete(member) || others.size > 0) return
    listeners.delete(channel)
    watch?.closed(channel)
  }

  /** false: what the channel sends from now on could not be found out. */
  async function join(member: Member, channel: string): Promise<boolean> {
    member.channels.add(channel)
    listeners.set(channel, (listeners.get(channel) ?? new Set()).add(member))
    try {
      await watch?.opened(channel)
      return true
    } catch (cause) {
      app.log.error('A realtime channel could not be joined', cause)
      leave(member, channel)
      return false
    }
  }

  async function subscribe(member: Member, channel: string, auth: string) {
    let status = await admit(member, channel, auth)
    // The socket may have closed meanwhile, with its session or by itself.
    if (status === 200 && members.has(member) && !(await join(member, channel))) status = 503
    if (!members.has(member)) return
    if (status === 200) {
      member.connection.send(encodeEvent('pusher_internal:subscription_succeeded', {}, channel))
    } else {
      const refusal = { type: 'AuthError', error: 'The subscription was refused', status }
      member.connection.send(encodeEvent('pusher:subscription_error', refusal, channel))
    }
  }

  /** 200: the signature is right and its session goes on. */
  async function admit(member: Member, channel: string, auth: string): Promise<200 | 403 | 503> {
    const sessionId = await readSignature(app, member.socketId, channel, auth)
    if (sessionId === undefined) return 403
    // Stored before the rows are read: a session that ends between that read and the subscription closes this socket as well.
    member.sessions.set(sessionId, { channel, expiresAt: null })
    try {
      const listener = await findListener(app.db, sessionId)
      if (!listener || userChannel(listener.pusherId) !== channel || listener.expiresAt <= clock.now()) return 403
      member.sessions.set(sessionId, { channel, expiresAt: listener.expiresAt })
      return 200
    } catch (cause) {
      app.log.error('A realtime subscription could not be checked', cause)
      return 503
    }
  }

  async function handle(member: Member, text: string) {
    member.lastMessageAt = now()
    member.pingedAt = null
    const message = parseClientMessage(text)
    if (message?.event === 'pusher:ping') member.connection.send(encodeEvent('pusher:pong', {}))
    else if (message?.event === 'pusher:subscribe')
      await subscribe(member, message.data.channel, message.data.auth ?? '')
    else if (message?.event === 'pusher:unsubscribe') leave(member, message.data.channel)
    else if (message?.event !== 'pusher:pong')
      member.connection.send(encodeEvent('pusher:error', { message: 'This message is not understood', code: null }))
  }

  return {
    get size() {
      return members.size
    },
    open(appKey, connection) {
      const member: Member = {
        connection,
        socketId: makeSocketId(),
        channels: new Set(),
        sessions: new Map(),
        lastMessageAt: now(),
        pingedAt: null,
      }
      members.add(member)
      if (appKey === PUSHER_KEY) {
        const greeting = { socket_id: member.socketId, activity_timeout: ACTIVITY_TIMEOUT_S }
        connection.send(encodeEvent('pusher:connection_established', greeting))
      } else {
        connection.send(encodeEvent('pusher:error', { message: 'There is no such app', code: UNKNOWN_APP }))
        end(member, UNKNOWN_APP, 'There is no such app')
      }
      let last: Promise<void> = Promise.resolve()
      return {
        receive(text) {
          if (text.length > MAX_MESSAGE_LENGTH) end(member, TOO_LONG, 'The message is too long')
          // One after the other: an unsubscribe must not overtake its subscribe.
          last = last.then(() => (members.has(member) ? handle(member, text) : undefined))
          return last
        },
        ended: () => void remove(member),
      }
    },
    authorize: (...asked) => signChannel(app, ...asked),
    async trigger(channel, event, data) {
      const text = encodeEvent(event, data, channel)
      for (const member of listeners.get(channel) ?? []) member.connection.send(text)
    },
    async disconnectSessions(sessionIds) {
      const ended = new Set(sessionIds)
      // A code that allows a reconnect: its next signature is refused, which is how a page detects that it is signed out.
      for (const member of [...members])
        if ([...member.sessions.keys()].some((id) => ended.has(id))) end(member, COME_BACK, 'The session has ended')
    },
    sessions: () => [...members].flatMap((member) => [...member.sessions.keys()]),
    sweep() {
      for (const member of [...members]) {
        if ([...member.sessions.values()].some(({ expiresAt }) => expiresAt !== null && expiresAt <= clock.now()))
          end(member, COME_BACK, 'The session has ended')
        else if (member.pingedAt !== null && now() - member.pingedAt >= PONG_TIMEOUT_S) end(member, NO_PONG, 'No pong')
        else if (member.pingedAt === null && now() - member.lastMessageAt >= ACTIVITY_TIMEOUT_S) {
          member.pingedAt = now()
          member.connection.send(encodeEvent('pusher:ping', {}))
        }
      }
    },
    closeAll() {
      for (const member of [...members]) end(member, GOING_AWAY, 'The server restarts')
    },
  }
}

function makeSocketId(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  return `${first}.${second}`
}

/** A text frame to a client; pusher's protocol carries the data as JSON within JSON. */
function encodeEvent(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) })
}

/** undefined for everything a client may not send, client events included. */
function parseClientMessage(text: string): z.output<typeof clientMessage> | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
