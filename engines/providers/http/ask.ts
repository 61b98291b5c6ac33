import { NotCharged, PossiblyCharged, Refused } from './provider-error.ts'
import { plainText } from '#src/domain/plain-text.ts'

/** A body that exceeds the reader's limit. */
class TooLarge extends Error {
  override name = 'TooLarge'
}

export interface Question {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, a form and bytes as they are; absent: nothing. */
  body?: unknown
  /** Longest wait for the whole answer, ms. */
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal | undefined
  /** Fetches what a redirect of a download leads to, by the rules for its URL; without it redirects are errors. */
  follow?: (url: string) => Promise<Uint8Array>
}

export interface Asker {
  /** The name in error messages. */
  label: string
  fetch: typeof fetch
  now(): number
  /** Texts that no error may contain. */
  secrets: readonly string[]
}

/** Network errors after which certainly nothing was sent. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/**
 * One request to a URL configured by the operator. Errors say what it may have cost: `NotCharged`, `Refused` or `PossiblyCharged`.
 * Does not follow redirects by itself: they would leak the key.
 */
export async function ask(asker: Asker, question: Question): Promise<Uint8Array> {
  const { url, method = 'POST', body, timeoutMs, maxBytes } = question
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout
  const isReady = body instanceof FormData || body instanceof Uint8Array
  const headers = { ...(body !== undefined && !isReady && { 'Content-Type': 'application/json' }), ...question.headers }
  const sent = body === undefined ? null : isReady ? (body as BodyInit) : JSON.stringify(body)
  let response: Response
  try {
    const redirect = question.follow ? 'manual' : 'error'
    response = await asker.fetch(url, { method, headers, body: sent, signal, redirect })
  } catch (cause) {
    question.signal?.throwIfAborted()
    if (NEVER_SENT.includes(codeOf(cause))) throw new NotCharged(`Can’t reach ${asker.label}`)
    throw new PossiblyCharged(`${asker.label} didn’t respond`)
  }
  const location = response.headers.get('Location')
  if (
    question.follow &&
    response.status >= 300 &&
    response.status < 400 &&
    location !== null &&
    URL.canParse(location, url)
  ) {
    await response.body?.cancel()
    return question.follow(new URL(location, url).href)
  }
  const bytes = await readLimited(response.body, maxBytes).catch((cause: unknown) => {
    question.signal?.throwIfAborted()
    if (!response.ok) return new Uint8Array()
    throw new PossiblyCharged(
      `${asker.label} ${cause instanceof TooLarge ? 'returned too much data' : 'stopped responding'}`,
    )
  })
  if (response.ok) return bytes
  throw refusalOf(asker, response, bytes, method)
}

/** How providers say that an account has nothing left to pay with: OpenAI by 429, ElevenLabs by 401, fal by 403. */
const NO_CREDIT = /insufficient_quota|billing_hard_limit|quota_exceeded|exhausted balance/iu
/** How they say that a model does not exist, where that is no 404. */
const NO_MODEL = /model_not_found|invalid_model|model\b.{0,100}\b(?:does not exist|not found|deprecated)/iu

function refusalOf(asker: Asker, { status, headers }: Response, bytes: Uint8Array, method: string): Error {
  const { label, now } = asker
  const said = new TextDecoder().decode(bytes)
  if (status === 402 || (status < 500 && NO_CREDIT.test(said)))
    return new Refused(`No credit left at ${label}`, { status })
  // Only orders name a model; a missing resource of a GET is a file.
  if (method === 'POST' && (status === 404 || (status === 400 && NO_MODEL.test(said))))
    return new Refused(`${label} doesn’t have this model: ${readMessage(asker, bytes) ?? status}`, { status })
  // From a gateway, whose upstream server may have finished.
  if (status === 502 || status === 504)
    return new PossiblyCharged(`${label} had an error (${status}) and may still have completed the request`)
  if (status === 429 || status >= 500)
    return new NotCharged(`${label} is busy or unavailable (${status})`, {
      retryAfterMs: readRetryAfter(headers.get('Retry-After'), now()),
    })
  if (status === 401 || status === 403) return new Refused(`${label} rejected the API key`, { status })
  return new Refused(`${label} refused: ${readMessage(asker, bytes) ?? status}`, { status })
}

/** Longest text of a provider that is shown. */
const MAX_MESSAGE_LENGTH = 200

/** A provider's error message, as plain text and without secrets. */
function readMessage({ secrets }: Asker, bytes: Uint8Array): string | null {
  const text = findMessage(parseJson(bytes))
  if (text === null) return null
  const clean = secrets.reduce((all, secret) => all.replaceAll(secret, '…'), text)
  return plainText(clean).slice(0, MAX_MESSAGE_LENGTH) || null
}

/** `error.message`, `detail[0].msg`, `message` and the like: every provider has its own place. */
function findMessage(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return findMessage(value[0])
  if (typeof value !== 'object' || value === null) return null
  const inner = ['error', 'detail', 'message', 'msg'].flatMap((name) => (name in value ? [value[name as never]] : []))
  return inner.length === 0 ? null : findMessage(inner[0])
}

/** JSON, or null for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return null
  }
}

/** Seconds or a date, as ms from now; null for neither. */
function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null
  const ms = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

function codeOf(cause: unknown): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause
  return typeof inner === 'object' && inner !== null && 'code' in inner ? String(inner.code) : ''
}

/** All bytes of a stream; throws `TooLarge` as soon as there are more than `maxBytes`, whatever was announced. */
export async function readLimited(stream: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream ?? []) {
    size += part.length
    if (size > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`)
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
