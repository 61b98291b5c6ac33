import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const HEARTBEAT_MS = 1_000
/** A trivial statement that takes longer shows a dead connection, ms. */
const ANSWER_MS = 3_000
/** PostgreSQL itself drops a connection whose machine has disappeared, after about half a minute. */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4'

/** A statement that fails on a timeout. */
export const within = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: ANSWER_MS })

/** A connection outside the pool, which lives as long as the process; `untilLost` detects its end. */
export async function connectWatched(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: ANSWER_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(within(KEEPALIVE))
    return client
  } catch (cause) {
    client.end().catch(() => undefined)
    throw cause
  }
}

/** Resolves when the connection has ended, no longer answers, or is no longer wanted. */
export async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  client.once('end', end)
  const either = AbortSignal.any([signal, ended.signal])
  while (!either.aborted) {
    await wait(HEARTBEAT_MS, undefined, { signal: either }).catch(() => undefined)
    if (!either.aborted && !(await answers(client))) end()
  }
  client.off('end', end)
}

async function answers(client: pg.Client): Promise<boolean> {
  let hasAnswered = false
  const query = client.query('select 1').then(
    () => (hasAnswered = true),
    () => false,
  )
  const timer = new AbortController()
  await Promise.race([query, wait(ANSWER_MS, undefined, { signal: timer.signal }).catch(() => undefined)])
  timer.abort()
  // When this process itself was busy for that long, the answer has arrived and was only not read yet.
  for (let turn = 0; turn < 3 && !hasAnswered; turn++) await immediate()
  return hasAnswered
}
