import { ApiError } from './api-error.ts'
import { toHttpRequest, type AnswerOf, type ApiRequest, type OperationId } from './api-request.ts'
import { readChecked, send } from './http.ts'

interface CallOptions {
  /** Idempotency-Key: a call that is repeated with it is done once. */
  key?: string | undefined
  signal?: AbortSignal
  /** The one status that is no failure; without it any of 200 to 299. */
  successStatus?: number | undefined
}

/** Makes a call that is given as data. Rejects with an `ApiError` when it is refused or cannot be made. */
export async function callApi<Id extends OperationId>(
  request: ApiRequest<Id>,
  { key, signal, successStatus }: CallOptions = {},
): Promise<AnswerOf<Id>> {
  const sent = toHttpRequest(request, { ...(key !== undefined && { headers: { 'Idempotency-Key': key } }), signal })
  const response = await send(sent)
  const answer = await readChecked(sent, response)
  if (response.status !== (successStatus ?? response.status))
    throw new ApiError({ status: response.status, message: 'An error occurred' })
  return answer as AnswerOf<Id>
}
