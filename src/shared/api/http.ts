import { openPaths } from '#generated/client/open-paths.ts'
import { ApiError, errorFromBody, UNREADABLE_ANSWER } from './api-error.ts'
import { confirmSpending } from './confirm-spending.ts'
import { apiAddress, isElsewhere, resolveAddress } from './api-address.ts'
import { createRequest } from './create-request.ts'

/** Most that a browser goes on sending for a page that is gone, bytes: 64 KiB in all, less what it needs itself. */
const MAX_BYTES = 60_000

/** Bytes that were sent so since the page was hidden. */
let sent = 0

/** Makes every generated hook's error an `ApiError`, whatever the contract lists. @public named by the generator alone */
export type ErrorType<_Listed> = ApiError

/** Sends a request and brings the response. */
export type Transport = (request: Request) => Promise<Response>

/**
 * The one way a call leaves the app: with its token, and an `ApiError` instead of a bare network failure. A call that lacks credits,
 * would cross a cap or costs more than was shown waits while the person decides, and is then made again under the same key.
 * @param make the request, made again for each try, because a body is read once
 */
export async function transmit(make: () => Request, transport: Transport = fetch): Promise<Response> {
  const request = make()
  const token = localStorage.getItem('token')
  const path = request.url.slice(apiAddress().length).replace(/\?.*$/, '')
  if (token !== null && !openPaths.has(path)) request.headers.set('Authorization', `Bearer ${token}`)
  const response = await send(request, transport)
  if (response.status !== 402) return response
  const decision = await confirmSpending(response.clone(), make())
  return decision === false ? response : transmit(() => withHeaders(make(), decision), transport)
}

function withHeaders(request: Request, headers: Readonly<Record<string, string>>): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return request
}

async function send(request: Request, transport: Transport): Promise<Response> {
  try {
    return await transport(request)
  } catch (cause) {
    if (request.signal.aborted) throw cause
    throw new ApiError({ status: 0, message: 'The server cannot be reached', code: 'NETWORK_FAILURE', cause })
  }
}

/** The parsed answer, or the `ApiError` of a refused one. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const body = text === '' ? undefined : parse(text, response.status)
  if (!response.ok) throw errorFromBody(response.status, body)
  return body
}

/** The same, held against the contract where another host answers: what it sends is not tested with this app. */
export async function readChecked(request: Request, response: Response): Promise<unknown> {
  const answer = await readAnswer(response)
  // Without another host the schemas are no part of the bundle.
  if (!import.meta.env.VITE_API_URL || !isElsewhere()) return answer
  const { checkAnswer } = await import('./check-answer.ts')
  return checkAnswer(request, response.status, answer)
}

interface CallOptions extends RequestInit {
  /** What sends the request, if not `fetch`. */
  transport?: Transport | undefined
}

type GeneratedOptions = Omit<CallOptions, 'headers'> & { headers: Record<string, string | readonly string[]> }

/** Calls one path of the contract; the generated hooks are its only callers. The second form is what their users may pass: a signal, headers, a transport. */
export async function http<Answer>(path: string, options: GeneratedOptions): Promise<Answer>
export async function http<Answer>(path: string, options?: CallOptions): Promise<Answer>
export async function http<Answer>(
  path: string,
  { transport, ...options }: GeneratedOptions | CallOptions = {},
): Promise<Answer> {
  const keepalive = typeof options.body === 'string' && outlivesPage(options.body)
  // Made again for a second try: a body is read once.
  const make = () =>
    createRequest(apiAddress() + path, {
      credentials: 'include',
      ...(keepalive && { keepalive }),
      ...options,
      headers: new Headers(Object.entries(options.headers ?? {}).map(([name, value]) => [name, String(value)])),
    })
  return (await readChecked(make(), await transmit(make, transport))) as Answer
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text, resolveAddress()) as unknown
  } catch (cause) {
    throw new ApiError({ status, message: 'Failed to parse response', code: UNREADABLE_ANSWER, cause })
  }
}

/**
 * Whether a call with this body is to arrive although its page is closed meanwhile: what is saved as the tab is hidden may be the last
 * that it sends. A page that is seen needs none of it, nor one that has gone on working in the background.
 */
function outlivesPage(body: string): boolean {
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
