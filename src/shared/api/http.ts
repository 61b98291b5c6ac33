import type { ApiError } from './api-error.ts'
import { readChecked, transmit, type Transport } from './client.ts'
import { outlivesPage } from './outlives-page.ts'

/** Makes every generated hook's error an `ApiError`, whatever the contract lists. @public named by the generator alone */
export type ErrorType<_Listed> = ApiError

interface CallOptions extends Omit<RequestInit, 'headers'> {
  headers?: Readonly<Record<string, string | undefined>>
  /** What sends the request, if not `fetch`. */
  transport?: Transport | undefined
}

/** Calls one path of the contract; the generated hooks are its only callers, and their users pass a signal, headers, a transport. */
export async function http<Answer>(
  path: string,
  { transport, method = 'GET', headers = {}, ...options }: CallOptions = {},
): Promise<Answer> {
  const keepalive = typeof options.body === 'string' && outlivesPage(options.body)
  const call = { ...options, method, path, headers, ...(keepalive && { keepalive }) }
  return (await readChecked(call, await transmit(() => call, transport))) as Answer
}
