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
import { withProgress } from './with-progress.ts'

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
