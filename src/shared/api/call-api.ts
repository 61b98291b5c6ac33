import { ApiError } from './api-error.ts'
import { toHttpRequest, type AnswerOf, type ApiRequest, type OperationId, type StoredRequest } from './api-request.ts'
import { readChecked, transmit } from './http.ts'
import { mostCredits } from './most-credits.ts'

interface CallOptions {
  /** Idempotency-Key: a call that is repeated with it is done once. */
  key?: string | undefined
  /** Credits that were shown as its price; without it the table of costs was. */
  most?: number | undefined
  signal?: AbortSignal
}

/** Makes a call that is given as data. Rejects with an `ApiError` when it is refused or cannot be made. */
export async function callApi<Id extends OperationId>(
  request: ApiRequest<Id>,
  { key, most, signal }: CallOptions = {},
): Promise<AnswerOf<Id>> {
  const headers = {
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(most !== undefined && mostCredits(most)),
  }
  const make = () => toHttpRequest(request, { headers, signal })
  return (await readAnswerTo(request, await transmit(make))) as AnswerOf<Id>
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
  const answer = await readChecked(toHttpRequest(request), response)
  if (response.status !== successStatus) throw new ApiError({ status: response.status, message: 'An error occurred' })
  return answer
}
