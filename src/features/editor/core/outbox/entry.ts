import { type StoredRequest, isOperation } from '#src/shared/api/api-request.ts'
import { addresses } from '#generated/client/addresses.ts'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { reportBroken } from '#src/shared/services/error-reports/report.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { send } from '#src/shared/api/call.ts'

/** After so long without an answer the connection counts as broken, ms. */
const TIMEOUT_MS = 60_000

/** Answers of a proxy, or of a server that is starting or full: the call was not read. */
const UNREAD = [502, 503, 504, 507]

/** No answer came: the call may have arrived or not. Its key makes sending it again safe. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

const WIDTH = 20

let store: UseStore | undefined

/** How entries were stored before they had a version: as the parts of a request. */
interface FirstEntry extends Omit<OutboxEntry, 'version' | 'request'> {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}

/** The present form of an entry; older ones are converted when they are read (`upgradeEntry`). */
export const ENTRY_VERSION = 2

/** A call that changes the story: stored in this browser until it is answered. */
export interface OutboxEntry {
  version: number
  /** Also its Idempotency-Key: repeats count once. */
  key: string
  /** Entries are sent by growing order. */
  order: number
  storyId: string
  userId: string
  /** The tab that created it and sends it while it is open. */
  tabId: string
  /** The story's revision that the tab knew then; older entries have none. */
  baseRevision?: number
  request: StoredRequest
  /** Credits that its button showed; left out where it showed none. */
  most?: number
}

/** The JSON object that an entry sends; null when it sends none. */
export function bodyOf({ request: { body } }: OutboxEntry): Record<string, unknown> | null {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null
}

export function withBody(entry: OutboxEntry, body: Record<string, unknown>): OutboxEntry {
  return { ...entry, request: { ...entry.request, body } }
}

/**
 * An entry as this version of the app reads it, whichever stored it. One that it cannot read stays as it was stored: it is shown to the
 * user, never dropped (see `isReadable`).
 */
export function upgradeEntry(stored: OutboxEntry | FirstEntry): OutboxEntry {
  if ('version' in stored) return stored
  const { method, url, headers: _headers, body, ...mark } = stored
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const found = findOperation(method, pathname)
  const json = body === null ? {} : readJson(body)
  if (!found || !json) return { ...mark, version: 1, request: { operationId: `${method} ${pathname}` } }
  const params = { ...found.params, ...Object.fromEntries(searchParams) }
  const hasParams = Object.keys(params).length > 0
  const request = { operationId: found.operationId, ...(hasParams && { params }), ...json }
  return { ...mark, version: ENTRY_VERSION, request }
}

/** Whether this version of the app can send the entry. */
export const isReadable = ({ version, request }: OutboxEntry): boolean =>
  version === ENTRY_VERSION && isOperation(request.operationId)

/** The operation at a path of any host; where several fit, the one with the fewest parameters. */
function findOperation(method: string, pathname: string) {
  const fitting = Object.entries(addresses).flatMap(([operationId, address]) => {
    const [itsMethod, template = ''] = address.split(' ')
    if (itsMethod !== method) return []
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const pattern = template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')
    const values = new RegExp(`${pattern}$`).exec(pathname)?.slice(1).map(decode)
    if (!values || values.includes(null)) return []
    return [{ operationId, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) }]
  })
  return fitting.toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
}

/** null for a broken escape, which no path of ours has: such an entry is shown like any other that cannot be read. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function readJson(body: ArrayBuffer): { body: unknown } | null {
  try {
    return { body: JSON.parse(new TextDecoder().decode(body)) as unknown }
  } catch {
    return null
  }
}

/** Two tabs may create an entry in the same moment: its key distinguishes them. */
const nameOf = ({ storyId, order, key }: OutboxEntry) => `${storyId}/${String(order).padStart(WIDTH, '0')}/${key}`

// Browsers store unsent edits under this name.
const open = (): UseStore => (store ??= createStore('storyloom-outbox', 'letters'))

/**
 * Stores an entry so that it survives the tab; false when this browser stores nothing (private windows): then it is sent anyway,
 * and closing the tab shows a warning.
 */
export async function storeEntry(entry: OutboxEntry): Promise<boolean> {
  try {
    await set(nameOf(entry), entry, open())
    return true
  } catch {
    return false
  }
}

export async function deleteEntry(entry: OutboxEntry): Promise<void> {
  try {
    await del(nameOf(entry), open())
  } catch {
    // It was not stored either.
  }
}

/** The user's entries about a story, in the order they were made. */
export async function readEntries(storyId: string, userId: string): Promise<OutboxEntry[]> {
  try {
    const all = await entries<string, Parameters<typeof upgradeEntry>[0]>(open())
    const own = all
      .filter(([, entry]) => entry.storyId === storyId && entry.userId === userId)
      .map(([, entry]) => upgradeEntry(entry))
    if (!own.every(isReadable)) reportBroken('Broken state: stored edits that cannot be read')
    return own.toSorted((one, other) => one.order - other.order)
  } catch {
    reportBroken('Broken state: stored edits that cannot be read')
    return []
  }
}

/**
 * Sends an entry once; the answer may be a refusal. Throws `Unreachable` when it should be sent again later.
 * @param revision of the story, where the entry applies only to that revision
 */
export async function sendEntry({ key, request, most }: OutboxEntry, revision?: number): Promise<Response> {
  try {
    const options = () => ({ key, most, baseRevision: revision, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const response = await send(request, options)
    if (UNREAD.includes(response.status)) throw new Unreachable(`The server answered ${response.status}`)
    return response
  } catch (cause) {
    const isBroken = (cause instanceof ApiError && cause.isNetworkFailure) || isTimeout(cause)
    throw isBroken ? new Unreachable('Can’t reach the server', { cause }) : cause
  }
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'
