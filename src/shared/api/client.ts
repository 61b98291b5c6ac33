import createClient, { type Middleware } from 'openapi-fetch'
import { openPaths } from '#generated/client/open-paths.ts'
import type { paths } from '#generated/schema.ts'
import { apiAddress, isElsewhere, resolveAddress } from './api-address.ts'
import { ApiError, errorFromBody, UNREADABLE_ANSWER } from './api-error.ts'
import { confirmSpending } from './confirm-spending.ts'
import { KeptRequest } from './create-request.ts'
import { searchOf } from './hook-parts.ts'

/** Sends a request and brings the response. */
export type Transport = (request: Request) => Promise<Response>

/** A call as the client takes it. */
export interface Call extends Omit<RequestInit, 'headers'> {
  method: string
  /** Of the contract, or with its values in place. */
  path: string
  /** Values for the places in the path, and for the query. */
  params?: { path: Readonly<Record<string, string>>; query: Readonly<Record<string, unknown>> }
  headers?: Readonly<Record<string, string | undefined>>
}

const withToken: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    const token = localStorage.getItem('token')
    if (token !== null && !openPaths.has(schemaPath.replace(/\?.*$/, '')))
      request.headers.set('Authorization', `Bearer ${token}`)
  },
}

const withNetworkFailure: Middleware = {
  onError: ({ request, error }) =>
    // An abort stays what it is.
    request.signal.aborted
      ? undefined
      : new ApiError({ status: 0, message: 'The server cannot be reached', code: 'NETWORK_FAILURE', cause: error }),
}

/** The one client of the contract; `transmit` is its one caller. */
const client = createClient<paths>({
  credentials: 'include',
  Request: KeptRequest,
  // Hooks hand over what is sent, and so does `call`: a text would be JSON twice.
  bodySerializer: (body: unknown) => body as BodyInit,
  querySerializer: (query) => searchOf(query),
})
client.use(withToken, withNetworkFailure)

// Typed by operation where it is called: its own types compare what 296 paths take.
const request = client.request as unknown as (
  method: string,
  path: string,
  init: object,
) => Promise<{ error?: unknown; response: Response }>

/**
 * The one way a call leaves the app: with its token, and an `ApiError` instead of a bare network failure. A call that lacks credits,
 * would cross a cap or costs more than was shown waits while the person decides, and is then made again under the same key.
 * @param make the call, made again for each try, because a time limit begins with it
 */
export async function transmit(make: () => Call, transport: Transport = (each) => fetch(each)): Promise<Response> {
  const { method, path, ...init } = make()
  refuseDots([path, ...Object.values(init.params?.path ?? {})])
  let sent: Request | undefined
  const { error, response } = await request(method, path, {
    ...init,
    baseUrl: apiAddress(),
    // It is read by whoever asked, with the addresses in it resolved.
    parseAs: 'stream',
    fetch: (each: Request) => transport((sent = each)),
  })
  const answer = response.ok ? response : refusal(error, response)
  if (answer.status !== 402 || !sent) return answer
  const decision = await confirmSpending(answer.clone(), sent)
  return decision === false ? answer : transmit(() => addTo(make(), decision), transport)
}

const addTo = (call: Call, headers: Call['headers']): Call => ({ ...call, headers: { ...call.headers, ...headers } })

/** The client has read what a refusal says. */
function refusal(said: unknown, response: Response): Response {
  return new Response(typeof said === 'string' ? said || null : JSON.stringify(said), response)
}

/** A browser takes `..` out of an address together with what stands before it, however it is written: another call would be made. */
function refuseDots(parts: readonly string[]): void {
  if (parts.some((part) => /(^|\/)\.\.?($|[/?])/.test(part)))
    throw new ApiError({ status: 404, message: 'Not found', code: 'NOT_FOUND' })
}

/** The parsed answer, or the `ApiError` of a refused one. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const body = text === '' ? undefined : parse(text, response.status)
  if (!response.ok) throw errorFromBody(response.status, body)
  return body
}

/** The same, held against the contract where another host answers: what it sends is not tested with this app. */
export async function readChecked(call: Pick<Call, 'method' | 'path'>, response: Response): Promise<unknown> {
  const answer = await readAnswer(response)
  // Without another host the schemas are no part of the bundle.
  if (!import.meta.env.VITE_API_URL || !isElsewhere()) return answer
  const { checkAnswer } = await import('./check-answer.ts')
  return checkAnswer(call, response.status, answer)
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text, resolveAddress()) as unknown
  } catch (cause) {
    throw new ApiError({ status, message: 'Failed to parse response', code: UNREADABLE_ANSWER, cause })
  }
}
