import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What proxies send: ids of traces, UUIDs. Nothing that could forge a line of the log. */
const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

const current = new AsyncLocalStorage<string>()

/** The id of a request: that of a trusted proxy, where it sends one, or a new one. */
export function requestIdOf(header: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof header === 'string' && SAFE.test(header) ? header : randomBytes(8).toString('hex')
}

/** All that follows from this work is logged with the id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work)

/** undefined outside of requests. */
export const currentRequestId = (): string | undefined => current.getStore()
