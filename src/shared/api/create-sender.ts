import createClient, { type Middleware } from 'openapi-fetch'
import { openPaths } from '#generated/client/open-paths.ts'
import type { paths } from '#generated/schema.ts'
import { ApiError, errorFromBody, UNREADABLE_ANSWER } from './api-error.ts'
import { KeptRequest } from './create-request.ts'
import { searchOf } from './hook-parts.ts'

// Every page loads this: no table of operations belongs here. It knows no browser and no bundler, as create-call.ts.

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

/** Whose calls a client makes, and to which host. */
export interface Caller {
  /** Where the API's paths begin. */
  baseUrl: () => string
  token: () => string | null | Promise<string | null>
}

/** The one client of the contract: it gives the token, and an `ApiError` instead of a bare network failure. */
export function createSender({ baseUrl, token }: Caller): (call: Call, fetch: Transport) => Promise<Response> {
  const withToken: Middleware = {
    onRequest: async ({ request, schemaPath }) => {
      if (openPaths.has(schemaPath.replace(/\?.*$/, ''))) return
      const bearer = await token()
      if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`)
    },
  }
  const client = createClient<paths>({
    credentials: 'include',
    Request: KeptRequest,
    // Hooks hand over what is sent, and so does `call`: a text would be JSON twice.
    bodySerializer: (body: unknown) => body as BodyInit,
    querySerializer: (query) => searchOf(query),
  })
  client.use(withToken, withNetworkFailure)
  // Typed by operation where it is called: its own types compare what all paths take.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ error?: unknown; response: Response }>
  return async ({ method, path, ...init }, fetch) => {
    refuseDots([path, ...Object.values(init.params?.path ?? {})])
    // The caller reads it, with its URLs resolved.
    const { error, response } = await request(method, path, { ...init, baseUrl: baseUrl(), parseAs: 'stream', fetch })
    return response.ok ? response : refusal(error, response)
  }
}

const withNetworkFailure: Middleware = {
  onError: ({ request, error }) =>
    // An abort stays what it is.
    request.signal.aborted
      ? undefined
      : new ApiError({ status: 0, message: 'Can’t reach the server', code: 'NETWORK_FAILURE', cause: error }),
}

/** The client has read what a refusal says. */
function refusal(said: unknown, response: Response): Response {
  return new Response(typeof said === 'string' ? said || null : JSON.stringify(said), response)
}

/** A browser takes `..` out of an address together with what stands before it, however it is written: another call would be made. */
function refuseDots(parts: readonly string[]): void {
  if (parts.some((part) => /(^|\/)\.\.?($|[/?])/.test(part)))
    throw new ApiError({ status: 404, message: 'Not found', code: 'NOT_FOUND' })
}

/**
 * The parsed answer, or the `ApiError` of a refused one.
 * @param reviver of its JSON
 */
export async function readAnswer(response: Response, reviver?: Parameters<typeof JSON.parse>[1]): Promise<unknown> {
  const text = await response.text()
  const body = text === '' ? undefined : parse(text, response.status, reviver)
  if (!response.ok) throw errorFromBody(response.status, body)
  return body
}

function parse(text: string, status: number, reviver: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(text, reviver) as unknown
  } catch (cause) {
    throw new ApiError({ status, message: 'Failed to parse response', code: UNREADABLE_ANSWER, cause })
  }
}
