import type { ReachedCap, RisenPrice } from '#generated/schema.ts'
import { creditCost, type CreditAction } from '#src/domain/credits.ts'
import { unsupportedText } from '#src/domain/uploads.ts'

/** The one shape of every refused or failed call. */
export interface ErrorBody {
  message: string
  detail?: string
  error?: string
  reference?: string
  fields?: Record<string, string[]>
  non_field_errors?: string[]
  present_value?: string
  credits_shortfall?: Shortfall & { missing: number; affordable_units: number }
  caps_reached?: ReachedCap[]
  risen_price?: RisenPrice
  present_captions?: { word: string; start: number; end: number }[]
  present_words?: { word: string; start: number; end: number; confidence?: number }[]
}

/** Thrown anywhere below a route to answer with an error of the contract; all other errors become a 500 without details. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A refusal that stores its result: the call's writes are committed, and a repeat with its key gets the same answer. */
export class CommittedError extends HttpError {
  override name = 'CommittedError'
}

/** 400 with texts per field (`captions.0.start`). */
export function validationFailed(fields: Record<string, string[]>, message = 'Please check the marked fields') {
  return new HttpError(400, { message, error: 'VALIDATION_FAILED', fields })
}

/** 400 that concerns no single field; `code` is one of the operation's named examples. */
export function refused(code: string, message: string) {
  return new HttpError(400, { message, error: code })
}

export function malformedBody() {
  return new HttpError(400, { message: 'Couldn’t read the request', error: 'MALFORMED_BODY' })
}

export function notAuthenticated() {
  return new HttpError(401, { message: 'Please log in', error: 'NOT_AUTHENTICATED' })
}

export function tokenInvalid() {
  return new HttpError(401, { message: 'Your session has ended. Please log in again', error: 'TOKEN_INVALID' })
}

/** 402. Cost and balance in credits. */
/** The price of a piece of work and the available credits. */
export interface Shortfall {
  action: CreditAction
  /** Calls, scenes or seconds, as the cost table counts. */
  units: number
  cost: number
  available: number
}

export function insufficientCredits({ action, units, cost, available }: Shortfall) {
  // Work of providers' engines has its own prices.
  const each = units > 0 ? cost / Math.ceil(units) : creditCost(action)
  return new HttpError(402, {
    message: 'You don’t have enough credits for this',
    detail: `This costs ${cost} credits. Your balance is ${available}`,
    error: 'INSUFFICIENT_CREDITS',
    credits_shortfall: {
      action,
      units: Math.ceil(units),
      cost,
      available,
      missing: cost - available,
      affordable_units: each === 0 ? Math.ceil(units) : Math.floor(available / each),
    },
  })
}

/** 402. Paid work would exceed the user's limit. */
export function capReached(caps: readonly ReachedCap[]) {
  const [first] = caps
  return new HttpError(402, {
    message: 'This would exceed your spending limit',
    ...(first && {
      detail: `It costs up to ${first.cost} credits, and ${first.left} of this ${first.scope === 'FILM' ? 'video’s' : 'month’s'} ${first.credits} are left`,
    }),
    error: 'CAP_REACHED',
    caps_reached: [...caps],
  })
}

/** 402. It costs more than the user was shown, credits. */
export function priceChanged(price: RisenPrice) {
  return new HttpError(402, {
    message: 'The price has changed',
    detail: `It now costs up to ${price.most} ${price.most === 1 ? 'credit' : 'credits'}`,
    error: 'PRICE_CHANGED',
    risen_price: price,
  })
}

export function forbidden() {
  return new HttpError(403, { message: 'You don’t have permission to do this', error: 'FORBIDDEN' })
}

export function passwordChangeRequired() {
  return new HttpError(403, { message: 'Please choose a new password first', error: 'PASSWORD_CHANGE_REQUIRED' })
}

/** 403 of the story loads, for every id that is not the user's, existing or not. */
export function storyNotAuthorized() {
  return new HttpError(403, { message: 'Not Authorized', error: 'NOT_AUTHORIZED' })
}

/** 403 that opens the upgrade dialog. */
export function upgradeRequired(message = 'You have exceeded the number of Projects & Videos in your plan') {
  return new HttpError(403, { message, error: 'UPGRADE_MEMBERSHIP' })
}

/** 404, the same for an unknown id and for another user's record. */
export function notFound() {
  return new HttpError(404, { message: 'Not found', error: 'NOT_FOUND' })
}

export function methodNotAllowed(allowed: readonly string[]) {
  return new HttpError(
    405,
    { message: 'This URL doesn’t support that method', error: 'METHOD_NOT_ALLOWED' },
    { Allow: allowed.join(', ') },
  )
}

/** 409: the same work is already running. */
export function inProgress(message = 'This is already in progress') {
  return new HttpError(409, { message, error: 'IN_PROGRESS' })
}

/**
 * 409: what the change is based on is no longer current. `present` is its current text, where it is a text; `name` says which
 * text of several is meant.
 */
export function changedElsewhere(
  present: Pick<ErrorBody, 'present_value' | 'present_captions' | 'present_words'> = {},
  name?: string,
) {
  const message = 'This was changed in another tab'
  const fields = name === undefined ? {} : { fields: { [name]: [message] } }
  return new HttpError(409, { message, error: 'CHANGED_ELSEWHERE', ...fields, ...present })
}

export function idempotencyKeyReused() {
  return new HttpError(409, {
    message: 'This request was already sent with different values',
    error: 'IDEMPOTENCY_KEY_REUSED',
  })
}

export function payloadTooLarge() {
  return new HttpError(413, { message: 'This is too large to send', error: 'PAYLOAD_TOO_LARGE' })
}

/** 415. @param contentType the announced type; common formats are refused by name */
export function unsupportedMediaType(contentType: string) {
  return new HttpError(415, { message: unsupportedText(contentType), error: 'UNSUPPORTED_MEDIA_TYPE' })
}

/** 415 for a body whose type the call does not accept. */
export function unsupportedBodyType(expected: 'JSON' | 'a form') {
  return new HttpError(415, { message: `Send the request as ${expected}`, error: 'UNSUPPORTED_MEDIA_TYPE' })
}

/** 429; `seconds` until the next attempt is counted again. */
export function rateLimited(seconds: number) {
  return new HttpError(
    429,
    { message: 'Too many attempts. Please wait a moment', error: 'RATE_LIMITED' },
    { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  )
}

export function unavailable() {
  return new HttpError(
    503,
    { message: 'The service is busy. Please try again in a moment', error: 'UNAVAILABLE' },
    { 'Retry-After': '2' },
  )
}

export function diskFull() {
  return new HttpError(507, { message: 'The server is out of storage. Please try again later', error: 'STORAGE_FULL' })
}
