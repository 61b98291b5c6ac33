import type { BugReportEvent } from '#src/domain/bug-report/bug-report.ts'
import { redactBody, redactMessage, redactPath, redactStack } from '#src/domain/bug-report/redact-call.ts'
import { apiAddress } from '../api/api-address.ts'
import { bodyText } from '../api/create-request.ts'

/** The number of newest events kept. */
const MAX_ACTIONS = 200
/** Bodies beyond this many characters are not parsed: no edit is so long, and recording must not slow the page. */
const MAX_BODY_LENGTH = 20_000

let events: BugReportEvent[] = []
let isRecording = false

/** The last events, oldest first. In memory only, until the page closes. */
export const recordedEvents = (): readonly BugReportEvent[] => events

function keep(event: BugReportEvent): void {
  events.push(event)
  if (events.length > MAX_ACTIONS) events = events.slice(-MAX_ACTIONS)
}

const now = () => Math.round(performance.now())

/** Notes an action by its id. */
export const recordAction = (id: string): void => keep({ kind: 'action', ms: now(), id })

/**
 * Keeps the last actions, calls and errors from now on, for problem reports. Nothing is sent. Tokens, passwords and texts are
 * left out here and not later: data that is not kept cannot leak.
 */
export function startRecording(): void {
  if (isRecording) return
  isRecording = true
  for (const entry of earlierCalls()) keep(entry)
  recordCalls()
  recordErrors()
}

/** Earlier calls, which the browser remembers by URL and time. */
function earlierCalls(): BugReportEvent[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.flatMap((entry): BugReportEvent[] => {
    const path = pathOf(entry.name)
    if (path === null) return []
    const facts = { method: '?', path: redactPath(path), body: null, error: null }
    const [status, tookMs] = [entry.responseStatus, Math.round(entry.duration)]
    return [{ kind: 'call', ms: Math.round(entry.startTime), ...facts, status, tookMs }]
  })
}

/** Path under the API's URL; null: it is no call. */
function pathOf(address: string): string | null {
  const api = new URL(apiAddress(), location.href).href
  return address.startsWith(`${api}/`) ? address.slice(api.length) : null
}

function recordCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input instanceof Request ? input.url : new URL(input, location.href).href)
    if (path === null) return send(input, init)
    const event: BugReportEvent & { kind: 'call' } = {
      ...{ kind: 'call', ms: now(), method: input instanceof Request ? input.method : (init?.method ?? 'GET') },
      ...{ path: redactPath(path), body: null, status: null, tookMs: null, error: null },
    }
    keep(event)
    if (input instanceof Request) event.body = recordedBody(input, path)
    try {
      const response = await send(input, init)
      event.status = response.status
      if (!response.ok) void codeOf(response.clone()).then((code) => (event.error = code))
      return response
    } catch (cause) {
      event.status = 0
      throw cause
    } finally {
      event.tookMs = now() - event.ms
    }
  }
}

function recordedBody(request: Request, path: string): unknown {
  const text = bodyText(request)
  if (text === undefined || text.length > MAX_BODY_LENGTH) return null
  try {
    return redactBody(path, JSON.parse(text))
  } catch {
    return null
  }
}

async function codeOf(response: Response): Promise<string | null> {
  try {
    const { error } = (await response.json()) as { error?: unknown }
    return typeof error === 'string' && /^[A-Za-z_]{1,60}$/.test(error) ? error : null
  } catch {
    return null
  }
}

/** Records a thrown or reported error. */
export function recordError(cause: unknown): void {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : typeof cause === 'string' ? cause : ''
  keep({
    ...{ kind: 'error', ms: now(), message: redactMessage(message) },
    stack: redactStack(cause instanceof Error ? cause.stack : undefined),
  })
}

function recordErrors(): void {
  // oxlint-disable-next-line no-console -- the recorder wraps the console
  const write = console.error
  // oxlint-disable-next-line no-console -- as above
  console.error = (...parts: unknown[]) => {
    recordError(parts.find((part) => part instanceof Error) ?? parts[0])
    write(...parts)
  }
  addEventListener('error', ({ error, message }) => recordError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason))
}
