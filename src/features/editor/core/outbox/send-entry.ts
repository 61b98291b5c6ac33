import { ApiError } from '#src/shared/api/api-error.ts'
import { send } from '#src/shared/api/call.ts'
import type { OutboxEntry } from './entry.ts'

/** After so long without an answer the connection counts as broken, ms. */
const TIMEOUT_MS = 60_000

/** Answers of something before the server, or of a server that is starting or full: the call was not read. */
const UNREAD = [502, 503, 504, 507]

/** No answer came: the call may have been read or not. Its key makes sending it again safe. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/**
 * Sends an entry once; the answer may be a refusal. Throws `Unreachable` when it should be sent again later.
 * @param revision of the story, where the entry is only for the story as it was then
 */
export async function sendEntry({ key, request, most }: OutboxEntry, revision?: number): Promise<Response> {
  try {
    const options = () => ({ key, most, baseRevision: revision, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const response = await send(request, options)
    if (UNREAD.includes(response.status)) throw new Unreachable(`The server answered ${response.status}`)
    return response
  } catch (cause) {
    const isBroken = (cause instanceof ApiError && cause.isNetworkFailure) || isTimeout(cause)
    throw isBroken ? new Unreachable('The server cannot be reached', { cause }) : cause
  }
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'
