import type { ApiError } from './api-error.ts'
import { readChecked, transmit } from './client.ts'
import type { Transport } from './create-sender.ts'

/** Keepalive budget of a closed page, bytes: 64 KiB in all, less the browser's own share. */
const MAX_BYTES = 60_000

/** Bytes that were sent so since the page was hidden. */
let sent = 0

/** Makes every generated hook's error an `ApiError`, whatever the contract lists. @public named by the generator alone */
export type ErrorType<_Listed> = ApiError

interface CallOptions extends Omit<RequestInit, 'headers'> {
  headers?: Readonly<Record<string, string | undefined>>
  /** Transport of the request, if not `fetch`. */
  transport?: Transport | undefined
}

/** Calls one path of the contract; the generated hooks are its only callers, and their users pass a signal, headers, a transport. */
export async function http<Answer>(
  path: string,
  { transport, method = 'GET', headers = {}, ...options }: CallOptions = {},
): Promise<Answer> {
  const keepalive = typeof options.body === 'string' && fitsKeepalive(options.body)
  const call = { ...options, method, path, headers, ...(keepalive && { keepalive }) }
  return (await readChecked(call, await transmit(() => call, transport))) as Answer
}

/**
 * Whether a call with this body should outlive its page: a save of a hidden tab may be the last
 * that the page sends. A visible page does not need it, nor one that keeps working in the background.
 */
function fitsKeepalive(body: string): boolean {
  // The tab host's own thread has no page.
  if (typeof document === 'undefined' || document.visibilityState !== 'hidden') {
    sent = 0
    return false
  }
  const bytes = new Blob([body]).size
  if (sent + bytes > MAX_BYTES) return false
  sent += bytes
  return true
}
