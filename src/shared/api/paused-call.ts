import type { SpendingDecision, SpendingRefusal } from './confirm-spending.ts'
import { apiAddress } from './api-address.ts'
import { ApiError } from './api-error.ts'
import { bodyText } from './create-request.ts'
import { http } from './http.ts'
import { PAUSED_CALL_KEY } from './paused-call-key.ts'
import { persist, readStored } from '../lib/browser-storage.ts'

/** A call that waits for credits or a decision, as it outlives a reload and a payment in the same tab. */
interface PausedCall {
  /** Below the API's address, with its query. */
  path: string
  method: string
  /** JSON. */
  body: string | null
  /** The server answers a second call under it as the first: it cannot be charged twice. */
  idempotencyKey: string
  reason: SpendingRefusal
  /** Where it was asked for. */
  place: string
  /** Unix time, ms. */
  pausedAt: number
}

/** ms; well within the time for which the server remembers a key. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** The page and the story it shows; what else stands in an address changes while one works. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search).get('story_id') ?? ''}`
}

/** Keeps a call that waits. One with a file, or without a key, is not kept: it could not be made again as it was. */
export function storePausedCall(request: Request, reason: SpendingRefusal): void {
  const idempotencyKey = request.headers.get('Idempotency-Key')
  const body = bodyText(request) ?? null
  if (idempotencyKey === null || (body === null && request.body !== null)) return
  const call: PausedCall = {
    path: request.url.slice(apiAddress().length),
    method: request.method,
    body,
    idempotencyKey,
    reason,
    place: placeOf(location),
    pausedAt: Date.now(),
  }
  persist(localStorage, PAUSED_CALL_KEY, call)
}

/** Forgets the call; another one that has been kept since stays. */
export function forgetPausedCall(idempotencyKey: string | null): void {
  const kept = readStored(localStorage, PAUSED_CALL_KEY) as Partial<PausedCall> | null
  if (kept?.idempotencyKey === idempotencyKey) persist(localStorage, PAUSED_CALL_KEY, null)
}

interface Offer {
  id: string
  reason: SpendingRefusal
  decide: (decision: SpendingDecision) => void
}

/**
 * The call that waits for credits at this place, to be made again under its own key or given up; null when there is none, or it is too old.
 * @param onDone what it changed is to be asked for again
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
