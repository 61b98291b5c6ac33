import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseLocked, DatabaseUnreachable } from './database-errors.ts'
import { consoleLog } from './log.ts'
import { connectWatched, untilLost, within } from './watched-client.ts'

export interface DatabaseLock {
  release(): Promise<void>
}

/** The application name of a server's connections: shows a second server who the first one is. PostgreSQL keeps 63 bytes. */
export function nameServer(): string {
  return `Storyloom server ${randomUUID().slice(0, 8)}, process ${process.pid} on ${hostname()}`.slice(0, 63)
}

export interface DatabaseLockEvents {
  /** The database is unreachable, or may be another server's. */
  onLost(): void
  /** It is reachable, and this server's alone again. */
  onRegained(): void
}

/** Any constant, other than that of the migrations. */
const LOCK = 4_400_002
/** A server that is just shutting down may have it for a moment, ms. */
const TIMEOUT_MS = 3_000
const RETRY_MS = 250
const FIND_HOLDER = `
  select application_name as name, pid from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
    and pg_locks.database = (select oid from pg_database where datname = current_database())`
/**
 * The owner of the lock is the only server: other servers' connections are dead, and their row locks would stay until the
 * database detects that.
 */
const END_DEAD_SERVERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and application_name like $1`
const SERVER_NAMES = 'Storyloom server %'

/**
 * Locks the database for this process alone: an advisory lock lives as long as its connection, so a dead server leaves none
 * behind. That connection also detects a lost database, and its return.
 */
export async function lockDatabase(url: string, name: string, events: DatabaseLockEvents): Promise<DatabaseLock> {
  const stop = new AbortController()
  let client = await takeWithin(TIMEOUT_MS, url, name)
  const keeping = keep()

  /** Ends only when the lock is released. */
  async function keep() {
    for (;;) {
      await untilLost(client, stop.signal)
      if (stop.signal.aborted) return
      events.onLost()
      client.end().catch(() => undefined)
      const again = await regain(url, name, stop.signal)
      if (!again) return
      client = again
      events.onRegained()
    }
  }

  return {
    async release() {
      stop.abort()
      await keeping
      await Promise.race([client.end().catch(() => undefined), wait(1_000, undefined, { ref: false })])
    },
  }
}

async function takeWithin(timeoutMs: number, url: string, name: string): Promise<pg.Client> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const attempt = await take(url, name).catch((cause: unknown) => {
      throw new DatabaseUnreachable(cause)
    })
    if ('client' in attempt) return attempt.client
    if (performance.now() > deadline) throw new DatabaseLocked(attempt.holder)
    await wait(200)
  }
}

/** Tries until it has the lock; undefined when it is no longer wanted. The obstacle is logged once. */
async function regain(url: string, name: string, signal: AbortSignal): Promise<pg.Client | undefined> {
  let lastError = ''
  while (!signal.aborted) {
    const attempt = await take(url, name).catch((cause: unknown) => ({ cause }))
    if ('client' in attempt) {
      consoleLog.error('Calls are answered again', 'PostgreSQL is there')
      return attempt.client
    }
    const cause = 'holder' in attempt ? new DatabaseLocked(attempt.holder) : new DatabaseUnreachable(attempt.cause)
    if (lastError !== cause.name) consoleLog.error('Calls answer 503', cause.message)
    lastError = cause.name
    await wait(RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}

type Attempt = { client: pg.Client } | { holder: string }

async function take(url: string, name: string): Promise<Attempt> {
  const client = await connectWatched(url, name)
  try {
    const { rows } = await client.query<{ taken: boolean }>(within('select pg_try_advisory_lock($1) as taken', [LOCK]))
    if (!rows[0]?.taken) {
      const holder = await readHolder(client, name)
      await client.end()
      return { holder }
    }
    await client.query(within(END_DEAD_SERVERS, [SERVER_NAMES]))
    return { client }
  } catch (cause) {
    client.end().catch(() => undefined)
    throw cause
  }
}

/** The lock's owner. A dead connection of this very server is ended: the database has not detected it yet. */
async function readHolder(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number }>(within(FIND_HOLDER, [LOCK]))
  const [holder] = rows
  if (holder?.name === name) await client.query(within('select pg_terminate_backend($1)', [holder.pid]))
  return holder?.name || 'another server'
}
