import type Pusher from 'pusher-js'
import { authenticateChannel, listMissedEvents } from '#generated/client/realtime/realtime.ts'
import { logDiagnostic } from '../telemetry/log.ts'
import { deliver, resync } from './events.ts'
import { reconnectDelay } from './reconnect-delay.ts'

const APP_KEY = 'storyloom'
/** The specification's limit for making a connection, ms. */
const CONNECT_TIMEOUT_MS = 20_000

/** One socket for the person's own channel, for as long as they are signed in. Returns how to end it. */
export function connectRealtime(pusherId: string): () => void {
  let isOver = false
  let pusher: Pusher | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let lastSeq = 0
  let hadConnection = false
  /** Events are parsed one after the other: a later one never overtakes. */
  let last: Promise<void> = Promise.resolve()

  /** Live events that wait until the missed ones were read; null outside of that. */
  let waiting: [name: string, data: unknown][] | null = null

  const receive = (name: string, data: unknown) => {
    const seq = seqOf(data)
    if (name.startsWith('pusher:') || (seq !== undefined && seq <= lastSeq)) return
    if (seq !== undefined) lastSeq = seq
    last = last.then(async () => {
      if (!(await deliver(name, data))) logDiagnostic('A realtime event was not understood', name)
    })
  }

  const catchUp = async () => {
    waiting = []
    try {
      const missed = await listMissedEvents({ after: lastSeq })
      for (const { event, payload } of missed.events) receive(event, payload)
      lastSeq = Math.max(lastSeq, missed.seq)
      if (!missed.is_complete) resync()
    } catch (cause) {
      logDiagnostic('Missed realtime events could not be read', cause)
      resync()
    }
    const live = waiting
    waiting = null
    for (const [name, data] of live) receive(name, data)
  }

  const reconnectLater = () => {
    // Its own schedule is fixed; ours is the specification's.
    pusher?.disconnect()
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => pusher?.connect(), reconnectDelay(attempt++, Math.random()))
  }

  const open = async () => {
    const { default: PusherClient } = await import('pusher-js')
    if (isOver) return
    const isTls = location.protocol === 'https:'
    const port = Number(location.port) || (isTls ? 443 : 80)
    pusher = new PusherClient(APP_KEY, {
      cluster: '',
      wsHost: location.hostname,
      wsPort: port,
      wssPort: port,
      forceTLS: isTls,
      enabledTransports: isTls ? ['wss'] : ['ws'],
      enableStats: false,
      unavailableTimeout: CONNECT_TIMEOUT_MS,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, answer) => {
          authenticateChannel({ socket_id: socketId, channel_name: channelName })
            .then(({ auth }) => answer(null, { auth }))
            .catch((cause: unknown) => answer(cause instanceof Error ? cause : new Error('Refused'), null))
        },
      },
    })
    pusher.connection.bind('error', (cause: unknown) => logDiagnostic('The realtime connection failed', cause))
    pusher.connection.bind('connecting_in', () => setTimeout(reconnectLater))
    pusher.connection.bind('unavailable', () => setTimeout(reconnectLater))
    const channel = pusher.subscribe(`private-user-${pusherId}`)
    channel.bind('pusher:subscription_succeeded', () => {
      attempt = 0
      if (hadConnection) void catchUp()
      hadConnection = true
    })
    channel.bind_global((name: string, data: unknown) => {
      if (waiting === null) receive(name, data)
      else waiting.push([name, data])
    })
  }

  void open().catch((cause: unknown) => logDiagnostic('Realtime could not be loaded', cause))
  return () => {
    isOver = true
    clearTimeout(timer)
    pusher?.disconnect()
  }
}

function seqOf(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'seq' in data && typeof data.seq === 'number'
    ? data.seq
    : undefined
}
