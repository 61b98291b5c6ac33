import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenedDb } from '#server/platform/db/pglite.ts'
import { type DatabaseLock, lockDatabase, nameServer } from './database-lock.ts'
import { PostgresPool } from './postgres-pool.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** A statement that takes longer is cancelled by the database, ms. */
const STATEMENT_TIMEOUT_MS = 30_000
/** How long running calls may take to end when the database is closed, ms. */
const CLOSE_TIMEOUT_MS = 2_000

interface PostgresConnections extends OpenedDb {
  client: PostgresPool
  /** Cuts every connection: running calls fail at once, the next ones get new connections. */
  dropConnections(): void
}

function connect(url: string, name: string, statementTimeoutMs = STATEMENT_TIMEOUT_MS): PostgresConnections {
  const sockets = new Set<Socket>()
  const pool = new PostgresPool({
    connectionString: url,
    application_name: name,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // The last resort, when not even the database's own limit works.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + 5_000,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
  })
  const dropConnections = () => sockets.forEach((socket) => socket.destroy())
  return {
    client: pool,
    db: drizzle({ client: pool, casing: 'snake_case' }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dropConnections,
    async close() {
      const timer = setTimeout(dropConnections, CLOSE_TIMEOUT_MS)
      await pool.end().finally(() => clearTimeout(timer))
    },
  }
}

/** PostgreSQL by URL, shared with other clients. A lost connection is replaced; only its call fails. */
export function openPostgres(url: string): OpenedDb {
  return connect(url, 'Storyloom')
}

/** The application name of connections that belong to no server. */
export const COMMAND = 'Storyloom command'

/** For commands that read or write all rows: a statement may take as long as it needs. */
export function openPostgresWithoutLimits(url: string): OpenedDb {
  return connect(url, COMMAND, 0)
}

/**
 * PostgreSQL by URL, for one server alone. While the database is unreachable, or another server's, every call fails at once
 * with the code 'cannot connect now'.
 */
export async function openPostgresAlone(url: string): Promise<OpenedDb> {
  const name = nameServer()
  const { db, client, pool, dropConnections, close } = connect(url, name)
  let lock: DatabaseLock | undefined
  try {
    lock = await lockDatabase(url, name, {
      onLost: () => {
        client.isOpen = false
        dropConnections()
      },
      onRegained: () => (client.isOpen = true),
    })
  } catch (cause) {
    await close()
    throw cause
  }
  return {
    db,
    ...(pool && { pool }),
    async close() {
      // Held until the last call has ended.
      await close()
      await lock.release()
    },
  }
}
