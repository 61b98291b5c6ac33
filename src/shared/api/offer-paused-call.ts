import { ApiError } from './api-error.ts'
import type { SpendingDecision, SpendingRefusal } from './confirm-spending.ts'
import { http } from './http.ts'
import { forgetPausedCall, placeOf, type PausedCall } from './paused-call.ts'
import { PAUSED_CALL_KEY } from './paused-call-key.ts'
import { readStored } from '../lib/browser-storage.ts'

/** ms; well within the time for which the server remembers a key. */
const MAX_AGE_MS = 24 * 60 * 60_000

interface Offer {
  id: string
  reason: SpendingRefusal
  decide: (decision: SpendingDecision) => void
}

/**
 * The call that waits for credits at this place, to be retried under its own key or dropped; null when there is none, or it is too old.
 * @param onDone refetches the data that it changed
 * @param onRefused why it was refused; without an answer it is kept and offered again
 */
export function offerPausedCall(
  at: { pathname: string; search: string },
  onDone: () => void,
  onRefused: (error: unknown) => void,
): Offer | null {
  const call = readStored(localStorage, PAUSED_CALL_KEY) as PausedCall | null
  if (call?.place !== placeOf(at) || Date.now() - call.pausedAt > MAX_AGE_MS) return null
  const forget = () => forgetPausedCall(call.idempotencyKey)
  const makeAgain = async (headers: Readonly<Record<string, string>>) => {
    try {
      await resume(call, headers)
      forget()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError && error.isNetworkFailure)) forget()
      onRefused(error)
    }
  }
  const decide = (decision: SpendingDecision) => void (decision === false ? forget() : makeAgain(decision))
  return { id: call.idempotencyKey, reason: call.reason, decide }
}

const resume = ({ path, method, body, idempotencyKey }: PausedCall, decision: Readonly<Record<string, string>>) =>
  http(path, {
    method,
    headers: {
      'Idempotency-Key': idempotencyKey,
      ...decision,
      ...(body !== null && { 'Content-Type': 'application/json' }),
    },
    ...(body !== null && { body }),
  })
