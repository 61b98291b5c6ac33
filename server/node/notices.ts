import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/platform/context.ts'
import { ConfigError } from './config-error.ts'
import { DatabaseUnreachable } from './database-errors.ts'
import { connectWatched, untilLost, within } from './watched-client.ts'

/** The connection's application name. PostgreSQL keeps 63 bytes. */
const NAME = `Storyloom notices, process ${process.pid} on ${hostname()}`.slice(0, 63)
/** Waiting times before a new connection, ms: the first and the longest one. */
const RETRY_MS = { first: 100, longest: 5_000 }
/** How long a notice may take at the start, ms. It takes milliseconds. */
const PROBE_MS = 3_000

/** Notices of PostgreSQL (LISTEN and NOTIFY), over one connection of the process. */
export interface Notices {
  /**
   * Calls `onNotice` with the payload of each notice of the channel. `onListening` is called whenever that begins to hold, at first and
   * after each lost connection: earlier commits bring no notice, so the caller reads their rows now. Returns how to end it.
   */
  listen(channel: string, onNotice: (payload: string) => void, onListening: () => void): () => void
  close(): Promise<void>
}

interface Listener {
  channel: string
  onNotice(payload: string): void
  onListening(): void
}

/**
 * Opens the connection; a lost one is replaced. Never through the pool, whose connections come and go. Throws ConfigError when notices
 * do not arrive at it.
 */
export async function openNotices(url: string, log: Log): Promise<Notices> {
  const stop = new AbortController()
  const listeners = new Set<Listener>()
  let client = await connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable(cause)
  })
  try {
    await expectNotices(client, url)
  } catch (cause) {
    client.end().catch(() => undefined)
    throw cause
  }
  const keeping = keep()

  async function connect(): Promise<pg.Client> {
    const next = await connectWatched(url, NAME)
    return next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onNotice(payload)
    })
  }

  function begin(listener: Listener) {
    const on = client
    on.query(within(`listen ${pg.escapeIdentifier(listener.channel)}`)).then(
      () => {
        if (on === client && listeners.has(listener)) listener.onListening()
      },
      // The next connection begins again.
      () => on.end().catch(() => undefined),
    )
  }

  /** Ends only when the notices are closed. */
  async function keep() {
    for (;;) {
      await untilLost(client, stop.signal)
      if (stop.signal.aborted) return
      log.error('Notices of PostgreSQL do not arrive', 'Their connection was lost')
      client.removeAllListeners('notification')
      client.end().catch(() => undefined)
      const again = await reconnect()
      if (!again) return
      client = again
      log.error('Notices of PostgreSQL arrive again', 'There is a new connection')
      listeners.forEach(begin)
    }
  }

  /** undefined: it is no longer wanted. */
  async function reconnect(): Promise<pg.Client | undefined> {
    for (let delay = RETRY_MS.first; !stop.signal.aborted; delay = Math.min(delay * 2, RETRY_MS.longest)) {
      const next = await connect().catch(() => undefined)
      if (next) return next
      // Up to twice as long: many processes lose their connections at the same time.
      await wait(delay * (1 + Math.random()), undefined, { signal: stop.signal }).catch(() => undefined)
    }
    return undefined
  }

  return {
    listen(channel, onNotice, onListening) {
      const listener = { channel, onNotice, onListening }
      listeners.add(listener)
      begin(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      stop.abort()
      listeners.clear()
      await keeping
      await Promise.race([client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })])
    },
  }
}

/** A pooler in transaction mode accepts LISTEN and drops what arrives while no transaction runs. */
async function expectNotices(client: pg.Client, url: string): Promise<void> {
  const channel = `storyloom_probe_${randomUUID().replaceAll('-', '')}`
  const arrived = new Promise<true>((resolve) =>
    client.on('notification', (notice) => {
      if (notice.channel === channel) resolve(true)
    }),
  )
  await client.query(within(`listen ${channel}`))
  const other = await connectWatched(url, NAME)
  try {
    await other.query(within('select pg_notify($1, $2)', [channel, '']))
  } finally {
    other.end().catch(() => undefined)
  }
  const late = new AbortController()
  const hasArrived = await Promise.race([
    arrived,
    wait(PROBE_MS, false, { signal: late.signal }).catch(() => undefined),
  ])
  late.abort()
  if (!hasArrived)
    throw new ConfigError(
      'Notices of PostgreSQL (LISTEN) do not arrive over DATABASE_URL, as behind a pooler in transaction mode. ' +
        'It must be the URL of the database itself, or of a pooler in session mode.',
    )
  await client.query(within(`unlisten ${channel}`))
}
