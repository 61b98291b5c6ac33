import { addresses } from '#generated/client/addresses.ts'
import type { operations } from '#generated/schema.ts'
import { ApiError } from './api-error.ts'
import {
  apiRequest,
  isOperation,
  type AnswerOf,
  type ApiRequest,
  type InputArguments,
  type OperationId,
  type StoredRequest,
} from './api-request.ts'
import { readChecked, transmit, type Call } from './client.ts'
import { mostCredits } from './most-credits.ts'
import { withProgress } from './with-progress.ts'

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
type OptionArguments<Id extends OperationId> = operations[Id]['parameters'] extends {
  header: { 'Idempotency-Key': string }
}
  ? [options: CallOptions & { key: string }]
  : [options?: CallOptions]

/** Makes a call of the contract. Rejects with an `ApiError` when it is refused or cannot be made. */
export function call<Id extends OperationId>(
  operationId: Id,
  input: NonNullable<InputArguments[Id][0]>,
  ...[options]: OptionArguments<Id>
): Promise<AnswerOf<Id>> {
  return callStored({ ...apiRequest(operationId, ...([input] as unknown as InputArguments[Id])) }, options)
}

/** The same of a call that is given as data. */
export async function callStored<Id extends OperationId>(
  request: ApiRequest<Id>,
  options: CallOptions = {},
): Promise<AnswerOf<Id>> {
  return (await readAnswerTo(request, await send(request, () => options))) as AnswerOf<Id>
}

/**
 * Sends a call that is given as data; the response may be a refusal.
 * @param optionsOf for each try, because a time limit begins with it
 */
export function send(request: StoredRequest, optionsOf: () => CallOptions): Promise<Response> {
  const { onProgress } = optionsOf()
  return transmit(() => toCall(request, optionsOf()), onProgress && withProgress(onProgress))
}

/**
 * What a response to a call says; rejects when it is a refusal.
 * @param successStatus the one status that is none; without it any of 200 to 299
 */
export async function readAnswerTo(
  request: StoredRequest,
  response: Response,
  successStatus = response.status,
): Promise<unknown> {
  const answer = await readChecked(toCall(request), response)
  if (response.status !== successStatus) throw new ApiError({ status: response.status, message: 'An error occurred' })
  return answer
}

function toCall(
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
