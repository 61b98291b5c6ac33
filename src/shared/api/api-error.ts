import type { TranscribedWord } from '#generated/schema.ts'

type Words = TranscribedWord[]

/** Error of a refused or failed call. `status` is the HTTP status, 0 when no answer came. */
export interface ApiErrorParts {
  message: string
  status: number
  /** Stable code, for example `UPGRADE_MEMBERSHIP`. */
  code?: string | undefined
  /** Details beyond the message. */
  detail?: string | undefined
  /** Of an unexpected failure: its request's id, by which operators find it in the log. */
  reference?: string | undefined
  /** Texts per refused field, keyed by the field's path in the request. */
  fields?: Record<string, string[]>
  /** Codes of a refused sign-in. */
  nonFieldErrors?: string[]
  /** With CHANGED_ELSEWHERE of a text: its current value. */
  presentValue?: string | undefined
  /** The same of a transcript. */
  presentWords?: Words | undefined
  cause?: unknown
}

/** The one error of every call: its message is fit to be shown. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly reference: string | undefined
  readonly fields: Record<string, string[]>
  readonly nonFieldErrors: string[]
  readonly presentValue: string | undefined
  readonly presentWords: Words | undefined

  constructor({
    message,
    status,
    code,
    detail,
    reference,
    fields = {},
    nonFieldErrors = [],
    cause,
    ...present
  }: ApiErrorParts) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.reference = reference
    this.fields = fields
    this.nonFieldErrors = nonFieldErrors
    this.presentValue = present.presentValue
    this.presentWords = present.presentWords
  }

  /** True when no answer came at all: the request may be tried again, the session is untouched. */
  get isNetworkFailure(): boolean {
    return this.status === 0
  }
}

/** Code of an answer that came and could not be read: the contract's server sends none of those. */
export const UNREADABLE_ANSWER = 'UNREADABLE_ANSWER'

/**
 * Whether the contract's server refused the call, and so did nothing. A gateway before it may speak while the call is done behind it, and
 * an unreadable success answer was done.
 */
export const isAnswered = (error: unknown): boolean => {
  if (!(error instanceof ApiError) || error.status < 400) return false
  return error.status < 500 || (error.code !== undefined && error.code !== UNREADABLE_ANSWER)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Other hosts of the contract answer a lone string where ours answers a list.
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Normalises the parsed body of a non-ok answer: the server's message, or its detail, or 'An error occurred'. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const answer = isRecord(body) ? body : {}
  const fields = isRecord(answer.fields)
    ? Object.entries(answer.fields).map(([name, value]) => [name, texts(value)] as const)
    : []
  return new ApiError({
    status,
    message: text(answer.message) ?? text(answer.detail) ?? 'An error occurred',
    code: text(answer.error),
    detail: text(answer.detail),
    reference: text(answer.reference),
    fields: Object.fromEntries(fields),
    nonFieldErrors: texts(answer.non_field_errors),
    presentValue: typeof answer.present_value === 'string' ? answer.present_value : undefined,
    presentWords: Array.isArray(answer.present_words) ? (answer.present_words as Words) : undefined,
  })
}

/** A text about an error, with what to give to the operator of the server. */
export const withReference = (shown: string, error: unknown): string =>
  error instanceof ApiError && error.reference !== undefined ? `${shown} (Reference: ${error.reference})` : shown

/** An error's message for users, fit to be shown for every `ApiError`; `otherwise` when it has none. */
export const errorText = (error: unknown, otherwise = 'An error occurred'): string =>
  withReference(error instanceof Error && error.message !== '' ? error.message : otherwise, error)

/** The server's message for the first refused field; undefined without one. */
export const fieldText = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields).flat()[0] : undefined
