import type { CreditsShortfall, ReachedCap, RisenPrice } from '#generated/schema.ts'
import { apiAddress } from './api-address.ts'
import { bodyText } from './create-request.ts'
import { PAUSED_CALL_KEY } from './paused-call-key.ts'
import { persist, readStored } from '../lib/browser-storage.ts'

/** Why a paid call waits: credits are missing, it would cross caps that the user set, or it costs more than they were shown. */
export type SpendingRefusal = { shortfall: CreditsShortfall } | { caps: readonly ReachedCap[] } | { price: RisenPrice }

/** Headers that the call is made again with; false: it is refused. */
export type SpendingDecision = Readonly<Record<string, string>> | false

/** A paused call, stored to survive a reload and a payment in the same tab. */
export interface PausedCall {
  /** Below the API's URL, with its query. */
  path: string
  method: string
  /** JSON. */
  body: string | null
  /** The server answers a second call under it as the first: it cannot be charged twice. */
  idempotencyKey: string
  reason: SpendingRefusal
  /** The page of the request. */
  place: string
  /** Unix time, ms. */
  pausedAt: number
}

/** The page and its story; the rest of a URL changes during work. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?${new URLSearchParams(search).get('story_id') ?? ''}`
}

/** Stores a paused call. One with a file, or without a key, is not stored: it could not be repeated unchanged. */
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

/** Removes the call; one stored later stays. */
export function forgetPausedCall(idempotencyKey: string | null): void {
  const kept = readStored(localStorage, PAUSED_CALL_KEY) as Partial<PausedCall> | null
  if (kept?.idempotencyKey === idempotencyKey) persist(localStorage, PAUSED_CALL_KEY, null)
}
