import { setTimeout as wait } from 'node:timers/promises'
import Pusher from 'pusher'
import type { Log } from '#server/platform/context.ts'
import type { Realtime } from '#server/platform/ports/services.ts'
import { isSocketId, pusherIdOf } from '#server/platform/realtime/channels.ts'
import type { PusherSettings } from './pusher-settings.ts'

/** Events of one call, the most that Pusher accepts. */
const BATCH = 10
/** Most bytes of an event's data: Pusher's limit is 10 KiB. A larger one is replaced by the note that there is one. */
const MAX_BYTES = 10_000
/** How long a call may take, ms. */
const TIMEOUT_MS = 5_000
/** Pauses before the call is tried again, ms. */
const RETRY_MS = [200, 1_000]

export interface PusherRealtime extends Realtime {
  /** Resolves when waiting events are sent, or cannot be. */
  close(): Promise<void>
}

/** Realtime by a service: it has the sockets, and is called over HTTP. Users sign in with the id of their session. */
export function createPusherRealtime({ host, port, isTls, ...app }: PusherSettings, log: Log): PusherRealtime {
  const pusher = new Pusher({
    ...app,
    host,
    useTLS: isTls,
    timeout: TIMEOUT_MS,
    ...(port !== null && { port: `${port}` }),
  })
  const waiting: Pusher.BatchEvent[] = []
  let sending: Promise<void> | undefined

  /** One call after the other, so that events stay in order; those that come meanwhile are in the next one. */
  async function sendWaiting() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH)
      await persist(() => pusher.triggerBatch(batch)).catch((cause: unknown) =>
        // Clients request them when the next event shows that they are missing, or when they connect again.
        log.error(`${batch.length} realtime events were not sent`, cause),
      )
    }
    sending = undefined
  }

  return {
    async authorize(socketId, channel, sessionId) {
      if (!isSocketId(socketId) || pusherIdOf(channel) === undefined) return undefined
      const { auth } = pusher.authorizeChannel(socketId, channel)
      return { auth, sign_in: pusher.authenticateUser(socketId, { id: sessionId }) }
    },
    // Calls do not wait for the service.
    async trigger(channel, event, data) {
      const isLarge = Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES
      waiting.push(isLarge ? { channel, name: 'events-missed', data: {} } : { channel, name: event, data })
      sending ??= sendWaiting()
    },
    async disconnectSessions(sessionIds) {
      for (const id of sessionIds) await persist(() => pusher.terminateUserConnections(id))
    },
    close: async () => sending,
  }
}

async function persist(call: () => Promise<unknown>): Promise<void> {
  for (const pause of RETRY_MS)
    try {
      return void (await call())
    } catch {
      await wait(pause)
    }
  await call()
}
