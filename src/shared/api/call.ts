import { ApiError } from './api-error.ts'
import {
  apiRequest,
  type AnswerOf,
  type ApiRequest,
  type InputArguments,
  type OperationId,
  type StoredRequest,
} from './api-request.ts'
import { readChecked, transmit } from './client.ts'
import { toCall, type CallOptions, type OptionArguments } from './create-call.ts'
import type { Transport } from './create-sender.ts'

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
  return transmit(() => toCall(request, optionsOf()), onProgress && fetchWithProgress(onProgress))
}

/**
 * The content of a response; rejects when it is a refusal.
 * @param successStatus the only success status; without it any of 200 to 299
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

/**
 * A transport for a call that sends a file in one piece and reports its progress: `fetch` reports nothing, XMLHttpRequest does.
 * @param onProgress whole percent; 100 only once the server has answered
 */
export const fetchWithProgress =
  (onProgress: (percent: number) => void): Transport =>
  (request) =>
    exchange(request, onProgress)

async function exchange(request: Request, onProgress: (percent: number) => void): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)))
    })
    xhr.addEventListener('load', () => {
      onProgress(100)
      const type = xhr.getResponseHeader('Content-Type') ?? ''
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: { 'Content-Type': type } }))
    })
    xhr.addEventListener('error', () => reject(new TypeError('The connection was lost')))
    xhr.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
    xhr.open(request.method, request.url)
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    if (request.signal.aborted) return reject(new DOMException('', 'AbortError'))
    request.signal.addEventListener('abort', abort, { once: true })
    xhr.send(body)
  })
}
