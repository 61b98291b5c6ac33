import pg from 'pg'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** PostgreSQL's own code for 'cannot connect now'. */
class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code = '57P03'
}

/** A pool that survives its database: a lost connection ends the call that uses it, and nothing else. */
export class PostgresPool extends pg.Pool {
  /** false: every call fails at once. */
  isOpen = true

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('error', () => undefined)
    // The pool handles errors of idle clients only; one that is in use between two statements would end the process.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const refusal = this.isOpen ? undefined : new DatabaseUnavailable('The database is not available')
    if (!callback) return refusal ? Promise.reject(refusal) : super.connect().then(releaseWhenLost)
    if (refusal) process.nextTick(callback, refusal, undefined, () => undefined)
    else super.connect(callback)
  }
}

/**
 * A transaction whose first statement fails never returns its client: without this ten of them, one restart under load, would
 * block the pool forever.
 */
function releaseWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (failure?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release(failure)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}
