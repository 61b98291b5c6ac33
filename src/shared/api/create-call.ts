import createClient, { type Middleware } from 'openapi-fetch'
import { addresses } from '#generated/client/addresses.ts'
import { openPaths } from '#generated/client/open-paths.ts'
import type { operations, paths } from '#generated/schema.ts'
import { ApiError, errorFromBody, UNREADABLE_ANSWER } from './api-error.ts'
import { isOperation, type AnswerOf, type InputArguments, type OperationId, type StoredRequest } from './api-request.ts'
import { KeptRequest } from './create-request.ts'
import { searchOf } from './hook-parts.ts'
import { mostCredits } from './most-credits.ts'

// Independent of browser and bundler: tests and scripts run it in plain Node.

/** Sends a request and returns the response. */
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

export interface CallOptions {
  /** Idempotency-Key: a call that is repeated with it is done once. */
  key?: string | undefined
  /** Credits shown as its price; by default the table's. */
  most?: number | undefined
  /** The story's revision that the call requires. */
  baseRevision?: number | undefined
  signal?: AbortSignal | undefined
  /** Gets the whole percent sent so far. */
  onProgress?: (percent: number) => void
}

/** Calls that spend require a key: no middleware could give one that stays the same on a retry. */
export type OptionArguments<Id extends OperationId> = operations[Id]['parameters'] extends {
  header: { 'Idempotency-Key': string }
}
  ? [options: CallOptions & { key: string }]
  : [options?: CallOptions]

/** The user and host of a client's calls. */
interface Caller {
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
    // Hooks and `call` pass the serialized body: a text would be JSON twice.
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
    // An abort stays an abort.
    request.signal.aborted
      ? undefined
      : new ApiError({ status: 0, message: 'Can’t reach the server', code: 'NETWORK_FAILURE', cause: error }),
}

/** The client has read the refusal. */
function refusal(said: unknown, response: Response): Response {
  return new Response(typeof said === 'string' ? said || null : JSON.stringify(said), response)
}

/** A browser resolves `..` in a URL, in any encoding: another call would be made. */
function refuseDots(parts: readonly string[]): void {
  if (parts.some((part) => /(^|\/)\.\.?($|[/?])/.test(part)))
    throw new ApiError({ status: 404, message: 'Not found', code: 'NOT_FOUND' })
}

/** A call that is given as data, as the client takes it. */
export function toCall(
  { operationId, params = {}, body }: StoredRequest,
  { key, most, baseRevision, signal }: CallOptions = {},
): Call {
  if (!isOperation(operationId)) throw new Error(`The contract has no operation ${operationId}`)
  const [method = '', path = ''] = addresses[operationId].split(' ')
  const places = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const entries = Object.entries(params)
  return {
    method,
    path,
    params: {
      path: Object.fromEntries(
        entries.filter(([name]) => places.has(name)).map(([name, value]) => [name, String(value)]),
      ),
      query: Object.fromEntries(entries.filter(([name]) => !places.has(name))),
    },
    headers: {
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(baseRevision !== undefined && { 'Base-Revision': String(baseRevision) }),
      ...(most !== undefined && mostCredits(most)),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
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

type ToolOptions = Omit<CallOptions, 'onProgress'>

/** `call` of a test or a script. Rejects with an `ApiError` when a call is refused or cannot be made. */
export type ToolCall = <Id extends OperationId>(
  operationId: Id,
  input: NonNullable<InputArguments[Id][0]>,
  options?: ToolOptions,
) => Promise<AnswerOf<Id>>

/** The user of a test's or a script's calls. */
interface Tool {
  /** Where the API's paths begin, without a slash at its end: `http://localhost:4400/api`. */
  baseUrl: string
  /** Read for each call; null: signed out. */
  token?: Caller['token']
  fetch?: Transport
  /** Options of every call. */
  options?: ToolOptions
}

/**
 * `call` for what is outside of the app. Each call has a key of its own unless one is given, for these are not repeated; the name of the
 * operation is part of an error.
 */
export function createCall({ baseUrl, token = () => null, fetch: transport = fetch, ...given }: Tool): ToolCall {
  const send = createSender({ baseUrl: () => baseUrl, token })
  return async <Id extends OperationId>(operationId: Id, input: object, options?: ToolOptions) => {
    const request = toCall({ operationId, ...input }, { key: crypto.randomUUID(), ...given.options, ...options })
    try {
      return (await readAnswer(await send(request, (each) => transport(each)))) as AnswerOf<Id>
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const what = [operationId, 'answered', error.status, error.code].filter((part) => part !== undefined).join(' ')
      throw new ApiError({ ...error, message: `${what}: ${error.message}`, cause: error })
    }
  }
}
