import { addresses } from '#generated/client/addresses.ts'
import type { operations } from '#generated/schema.ts'
import { ApiError } from './api-error.ts'
import { isOperation, type AnswerOf, type InputArguments, type OperationId, type StoredRequest } from './api-request.ts'
import { createSender, readAnswer, type Call, type Caller, type Transport } from './create-sender.ts'
import { mostCredits } from './most-credits.ts'

// Knows nothing of a browser or a bundler: tests and scripts run it in plain Node.

export interface CallOptions {
  /** Idempotency-Key: a call that is repeated with it is done once. */
  key?: string | undefined
  /** Credits that were shown as its price; without it the table of costs was. */
  most?: number | undefined
  /** The call is only for the story as it was at this revision. */
  baseRevision?: number | undefined
  signal?: AbortSignal | undefined
  /** Is given whole percent of what was sent. */
  onProgress?: (percent: number) => void
}

/** What spends asks for its key: no middleware could give one that stays the same when the call is repeated. */
export type OptionArguments<Id extends OperationId> = operations[Id]['parameters'] extends {
  header: { 'Idempotency-Key': string }
}
  ? [options: CallOptions & { key: string }]
  : [options?: CallOptions]

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

type ToolOptions = Omit<CallOptions, 'onProgress'>

/** `call` of a test or a script. Rejects with an `ApiError` when a call is refused or cannot be made. */
export type ToolCall = <Id extends OperationId>(
  operationId: Id,
  input: NonNullable<InputArguments[Id][0]>,
  options?: ToolOptions,
) => Promise<AnswerOf<Id>>

/** Whose calls a test or a script makes. */
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
