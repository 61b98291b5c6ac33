import { apiAddress, isRemote, resolveAddress } from './api-address.ts'
import { confirmSpending } from './confirm-spending.ts'
import { createSender, readAnswer, type Call, type Transport } from './create-sender.ts'

const sendOnce = createSender({ baseUrl: apiAddress, token: () => localStorage.getItem('token') })

/**
 * The one way a call leaves the app: with its token, and an `ApiError` instead of a bare network failure. A call that lacks credits,
 * would cross a cap or costs more than shown waits for the user's decision, and is then retried under the same key.
 * @param make the call, made again for each try, because a time limit begins with it
 */
export async function transmit(make: () => Call, transport: Transport = (each) => fetch(each)): Promise<Response> {
  let sent: Request | undefined
  const answer = await sendOnce(make(), (each) => transport((sent = each)))
  if (answer.status !== 402 || !sent) return answer
  const decision = await confirmSpending(answer.clone(), sent)
  return decision === false ? answer : transmit(() => addTo(make(), decision), transport)
}

const addTo = (call: Call, headers: Call['headers']): Call => ({ ...call, headers: { ...call.headers, ...headers } })

/** A response's content, validated against the contract where another host answers, as that is not tested with this app. */
export async function readChecked(call: Pick<Call, 'method' | 'path'>, response: Response): Promise<unknown> {
  const answer = await readAnswer(response, resolveAddress())
  // Without another host the schemas are not part of the bundle.
  if (!import.meta.env.VITE_API_URL || !isRemote()) return answer
  const { checkAnswer } = await import('./check-answer.ts')
  return checkAnswer(call, response.status, answer)
}
