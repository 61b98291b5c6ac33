import { setTimeout as wait } from 'node:timers/promises'
import { findCurrentSessions } from '#server/platform/auth/sessions.ts'
import type { App } from '#server/platform/context.ts'
import { NOTICES, type Realtime } from '#server/platform/ports/services.ts'
import { createRealtimeHub, type RealtimeHub } from '#server/platform/realtime/hub.ts'
import { readLastNumber, readNextEvents } from '#server/platform/realtime/publish.ts'
import type { Notices } from './notices.ts'

/** Most channels of one query, and most events of a channel in it: the rest follows in the next one. */
const MAX = { channels: 100, events: 100 }
/** After a failed query, ms. */
const RETRY_MS = 500

/** A channel with sockets of this process. */
interface Position {
  /** Number of the last event that was sent; undefined until it was read. */
  last: number | undefined
  /** Resolves when `last` is known. */
  loading: Promise<void>
}

export interface SharedRealtime {
  realtime: Realtime
  /** The sockets of this process. */
  hub: RealtimeHub
  close(): void
}

/**
 * Realtime for one of several processes on a PostgreSQL. Whichever of them stores an event, each one is notified, reads the events of its
 * own channels by their numbers and sends them: each once and in order, because numbers of a channel are committed in order.
 */
export function createSharedRealtime(
  app: Pick<App, 'clock' | 'keys' | 'db' | 'log'>,
  notices: Notices,
): SharedRealtime {
  const { db, log } = app
  const positions = new Map<string, Position>()
  /** Channels with events that were not read yet. */
  const late = new Set<string>()
  const stop = new AbortController()
  let isReading = false
  const hub = createRealtimeHub(app, { opened, closed: (channel) => void positions.delete(channel) })
  const ends = [
    notices.listen(NOTICES.events, receive, () => void catchUp()),
    notices.listen(
      NOTICES.sessions,
      (id) => void hub.disconnectSessions([id]),
      () => void endSessions(),
    ),
  ]

  function opened(channel: string): Promise<void> | undefined {
    const known = positions.get(channel)
    if (known) return known.last === undefined ? known.loading : undefined
    // Stored before its number is read: an event that is committed meanwhile makes the channel late.
    const position: Position = { last: undefined, loading: Promise.resolve() }
    positions.set(channel, position)
    position.loading = readLastNumber(db, channel).then(
      (seq) => {
        position.last = seq
        void readLate()
      },
      (cause: unknown) => {
        if (positions.get(channel) === position) positions.delete(channel)
        throw cause
      },
    )
    return position.loading
  }

  /** @param notice channel and number */
  function receive(notice: string) {
    const [channel = '', seq] = notice.split(' ')
    const position = positions.get(channel)
    if (!position || (position.last !== undefined && Number(seq) <= position.last)) return
    late.add(channel)
    void readLate()
  }

  /** Reads one query at a time: what is notified meanwhile is in the next one. */
  async function readLate() {
    if (isReading) return
    isReading = true
    for (let next = nextLate(); next.size > 0 && !stop.signal.aborted; next = nextLate())
      try {
        await send(next)
      } catch (cause) {
        log.error('Realtime events could not be read', cause)
        for (const channel of next.keys()) late.add(channel)
        await wait(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
      }
    isReading = false
  }

  /** Takes late channels out; one whose number is still being read stays. */
  function nextLate(): Map<string, number> {
    const next = new Map<string, number>()
    for (const channel of late) {
      if (next.size === MAX.channels) break
      const position = positions.get(channel)
      if (position && position.last === undefined) continue
      late.delete(channel)
      if (position?.last !== undefined) next.set(channel, position.last)
    }
    return next
  }

  async function send(next: ReadonlyMap<string, number>) {
    const counts = new Map<string, number>()
    for (const { channel, event, seq, payload } of await readNextEvents(db, next, MAX.events)) {
      counts.set(channel, (counts.get(channel) ?? 0) + 1)
      const position = positions.get(channel)
      // All sockets of the channel left meanwhile, and another one joined after these events.
      if (position?.last === undefined || seq <= position.last) continue
      position.last = seq
      await hub.trigger(channel, event, payload)
    }
    for (const [channel, count] of counts) if (count === MAX.events) late.add(channel)
  }

  /** After a time without notices every channel may have events. */
  async function catchUp() {
    for (const channel of positions.keys()) late.add(channel)
    await readLate()
  }

  /** After a time without notices any session may have ended. */
  async function endSessions() {
    while (!stop.signal.aborted)
      try {
        const ids = hub.sessions()
        if (ids.length === 0) return
        const current = await findCurrentSessions(db, ids)
        return await hub.disconnectSessions(ids.filter((id) => !current.has(id)))
      } catch (cause) {
        log.error('Sessions of realtime sockets could not be checked', cause)
        await wait(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined)
      }
  }

  return {
    hub,
    realtime: {
      hasNotices: true,
      authorize: hub.authorize,
      // The notices do both.
      trigger: async () => undefined,
      disconnectSessions: async () => undefined,
    },
    close() {
      stop.abort()
      for (const end of ends) end()
    },
  }
}
