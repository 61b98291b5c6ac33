import { operationTable, type OperationAnswer, type OperationId } from '#generated/server/operations.ts'
import type { Backend } from '#server/app.ts'
import type { TestUser } from './test-user.ts'

export interface CallOptions {
  /** The user whose token is sent; none when left out. */
  as?: TestUser | { token: string }
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | readonly string[]>
  /** JSON, or form fields (FormData is sent as it is). */
  body?: unknown
  /** Idempotency-Key; null sends none. Default for spending operations: a fresh one. */
  key?: string | null
  /** Most-Credits: what was shown as the price. */
  most?: number | undefined
  headers?: Record<string, string>
  clientAddress?: string
}

export interface RequestOptions extends Pick<CallOptions, 'as' | 'body' | 'headers' | 'clientAddress'> {
  /** A body exactly as it is sent, with `Content-Type: application/json` unless `headers` say otherwise. */
  text?: string
}

export interface CallResult {
  status: number
  /** Parsed JSON. */
  body: unknown
  headers: Headers
}

export interface Caller {
  /** Calls an operation; returns any answer, also a refusal. */
  call(id: OperationId, options?: CallOptions): Promise<CallResult>
  /** Calls an operation, requires its 2xx and an answer of the contract. */
  ok<Id extends OperationId>(id: Id, options?: CallOptions): Promise<OperationAnswer<Id>>
  /** Any request; `path` is under /api. */
  request(method: string, path: string, options?: RequestOptions): Promise<CallResult>
}

export function createCaller(
  backend: Pick<Backend, 'fetch'>,
  logged: readonly { message: string; cause: unknown }[],
): Caller {
  async function send(url: string, init: RequestInit, clientAddress = '203.0.113.7'): Promise<CallResult> {
    const response = await backend.fetch(new Request(`http://localhost:4400${url}`, init), { clientAddress })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }

  function call(id: OperationId, options: CallOptions = {}): Promise<CallResult> {
    const operation = operationTable[id]
    const key = options.key === undefined && operation.spends ? crypto.randomUUID() : options.key
    const init: RequestInit = {
      method: operation.method,
      headers: headersOf(options, {
        ...(key && { 'Idempotency-Key': key }),
        ...(options.most !== undefined && { 'Most-Credits': String(options.most) }),
        ...options.headers,
      }),
    }
    const payload = options.body === undefined ? {} : bodyOf(options.body)
    return send(
      `/api${fillPath(operation.path, options.params)}${queryOf(options.query)}`,
      merge(init, payload),
      options.clientAddress,
    )
  }

  return {
    call,
    async ok<Id extends OperationId>(id: Id, options?: CallOptions): Promise<OperationAnswer<Id>> {
      const { status, body } = await call(id, options)
      if (status !== operationTable[id].successStatus)
        throw new Error(`${id} answered ${status} ${JSON.stringify(body)}`, { cause: logged.at(-1)?.cause })
      const schema = operationTable[id].response
      schema.parse(body)
      return body as OperationAnswer<Id>
    },
    request(method, path, options = {}) {
      const init: RequestInit = { method, headers: headersOf(options, options.headers ?? {}) }
      const text = { body: options.text, headers: { 'Content-Type': 'application/json' } }
      const payload = options.text === undefined ? (options.body === undefined ? {} : bodyOf(options.body)) : text
      return send(`/api${path}`, merge(payload, init), options.clientAddress)
    },
  }
}

function headersOf({ as }: Pick<CallOptions, 'as'>, more: Record<string, string>): Record<string, string> {
  return { ...(as ? { Authorization: `Bearer ${as.token}` } : {}), ...more }
}

function bodyOf(body: unknown): RequestInit {
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** The second one's headers win. */
function merge(first: RequestInit, second: RequestInit): RequestInit {
  const headers = new Headers(first.headers)
  new Headers(second.headers).forEach((value, name) => headers.set(name, value))
  return { ...first, ...second, headers }
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `:${name}`))
}

function queryOf(query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
