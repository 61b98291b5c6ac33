import { createBackoff, reconnectDelay } from '../lib/backoff.ts'
import type { QueryClient, Query } from '@tanstack/react-query'
import Pusher from 'pusher-js'
import { ApiError } from '../api/api-error.ts'
import { authenticateChannel, listMissedEvents } from '#generated/client/realtime/realtime.ts'
import { apiAddress } from '../api/api-address.ts'
import { serviceSettings } from '../services/service-port.ts'
import { reportBroken } from '../services/error-reports/report.ts'
import { answerCommonRefusals } from '../lib/query-client.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'
import { createEventOrder } from './event-order.ts'
import { deliver, resync } from './events.ts'
import { NONE_MISSED } from './last-event.ts'

const awaited = new WeakSet<Query>()

const APP_KEY = 'storyloom'
/** The specification's limit for making a connection, ms. */
const CONNECT_TIMEOUT_MS = 20_000
/** How often missed events are asked for before everything shown is loaded again instead. */
const MOST_ATTEMPTS = 4

/**
 * One socket for the user's own channel, for as long as they are signed in. `begun` is the number of the channel's last event when the
 * page began to load what it shows, null where that is not known: the events after it arrive when the channel is first joined. Returns
 * how to end the socket.
 */
export function connectRealtime(pusherId: string, begun: Promise<number | null>, client: QueryClient): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let hadConnection = false
  let signed: { socketId: string; answer: ReturnType<typeof authenticateChannel> } | undefined
  /** Events are parsed one after the other: a later one never overtakes. */
  let last: Promise<void> = Promise.resolve()

  const order = createEventOrder({
    deliver: ({ name, data }) => {
      last = last.then(async () => {
        try {
          if (await deliver(name, data)) refetchInitialQueries(client)
          else {
            logDiagnostic('A realtime event was not understood', name)
            reportBroken('Broken state: a realtime event that cannot be read')
          }
        } catch (cause) {
          // Its part of the app did not come, or a subscriber failed: the events after it are delivered all the same.
          logDiagnostic(`A realtime event could not be delivered: ${name}`, cause)
          resync()
        }
      })
    },
    onGap: () => void catchUp(false),
  })

  /** Reads missed events; shown data is refetched when some are gone, or when the connection was lost. */
  const catchUp = async (wasAway: boolean) => {
    try {
      const after = order.last() ?? (await begun)
      const missed = await readMissed(after ?? NONE_MISSED)
      if (isOver) return
      order.begin(after ?? missed.seq)
      for (const { event, payload } of missed.events) order.receive(event, payload)
      order.skipTo(missed.seq)
      await last
      if (wasAway || after === null || !missed.is_complete) resync()
    } catch (cause) {
      logDiagnostic('Missed realtime events could not be read', cause)
      if (isOver) return
      order.begin(0)
      order.giveUpWaiting()
      resync()
    }
  }

  /** A process that is replaced in this moment costs the page an attempt, not its events. */
  const readMissed = async (after: number) => {
    const backoff = createBackoff()
    for (let attempts = 1; ; attempts++, await backoff.wait())
      try {
        return await listMissedEvents({ after })
      } catch (cause) {
        const isFinal = cause instanceof ApiError && cause.status > 0 && cause.status < 500
        if (isFinal || isOver || attempts === MOST_ATTEMPTS) throw cause
      }
  }

  const channelName = `private-user-${pusherId}`
  /** One call signs both the subscription and the sign-in of a socket. */
  const sign = (socketId: string) => {
    if (signed?.socketId !== socketId)
      signed = { socketId, answer: authenticateChannel({ socket_id: socketId, channel_name: channelName }) }
    return signed.answer
  }
  const service = serviceSettings().realtime
  // Without a service the events are where the API answers.
  const host = new URL(service?.url ?? apiAddress())
  const isTls = host.protocol === 'https:'
  const port = Number(host.port) || (isTls ? 443 : 80)
  const pusher = new Pusher(service?.key ?? APP_KEY, {
    cluster: '',
    wsHost: host.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: isTls,
    enabledTransports: isTls ? ['wss'] : ['ws'],
    enableStats: false,
    unavailableTimeout: CONNECT_TIMEOUT_MS,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, answer) => {
        sign(socketId)
          .then(({ auth }) => answer(null, { auth }))
          .catch((cause: unknown) => {
            // A session that was ended elsewhere is noticed here first.
            answerCommonRefusals(cause)
            answer(toError(cause), null)
          })
      },
    },
    userAuthentication: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId }, answer) => {
        sign(socketId)
          .then(({ sign_in }) => (sign_in ? answer(null, sign_in) : answer(new Error('No sign-in'), null)))
          .catch((cause: unknown) => answer(toError(cause), null))
      },
    },
  })
  // A service ends the sockets of a session by this.
  if (service) pusher.signin()

  const reconnectLater = () => {
    if (isOver || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        pusher.connect()
      },
      reconnectDelay(attempt++, Math.random()),
    )
    // Its own schedule is fixed; ours is the specification's.
    pusher.disconnect()
  }

  const { connection } = pusher
  connection.bind('error', (cause: unknown) => logDiagnostic('The realtime connection failed', cause))
  // `unavailable`: nothing within the timeout. `disconnected`: refused permanently by the server; the client reconnects all the same.
  for (const state of ['connecting_in', 'unavailable', 'disconnected'])
    connection.bind(state, () => setTimeout(reconnectLater))
  const channel = pusher.subscribe(channelName)
  channel.bind('pusher:subscription_succeeded', () => {
    attempt = 0
    void catchUp(hadConnection)
    hadConnection = true
  })
  channel.bind('pusher:subscription_error', (cause: unknown) => {
    logDiagnostic('The realtime channel was refused', cause)
    setTimeout(reconnectLater)
  })
  channel.bind_global((name: string, data: unknown) => {
    if (name === 'events-missed') void catchUp(false)
    else if (!name.startsWith('pusher:')) order.receive(name, data)
  })

  return () => {
    isOver = true
    clearTimeout(timer)
    order.stop()
    pusher.disconnect()
  }
}

/**
 * A first query during an event may return older data, and refetching meanwhile gives the same answer: the
 * cache never cancels a first one. It is refetched after that answer.
 */
function refetchInitialQueries(client: QueryClient): void {
  const isFirst = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined
  for (const query of client.getQueryCache().findAll({ predicate: isFirst })) {
    if (awaited.has(query)) continue
    awaited.add(query)
    const { queryKey } = query
    const reread = () => {
      awaited.delete(query)
      void client.invalidateQueries({ queryKey, exact: true })
    }
    query.promise?.then(reread, reread)
  }
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error('Refused'))
