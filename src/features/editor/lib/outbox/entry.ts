/** A call that changes the story, as it was made: stored in this browser until it is answered. */
export interface OutboxEntry {
  /** Also its Idempotency-Key: however often it is sent, it counts once. */
  key: string
  /** Entries are sent by growing order. */
  order: number
  storyId: string
  userId: string
  /** The tab that made it and sends it while it is open. */
  tabId: string
  /** The story's revision that the tab knew then; entries of before this was stored have none. */
  baseRevision?: number
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}

export type EntryMark = Pick<OutboxEntry, 'key' | 'order' | 'storyId' | 'userId' | 'tabId'> & { baseRevision: number }

/** Takes a request apart. The session is no part of it: it is added when it is sent. */
export async function toEntry(request: Request, mark: EntryMark): Promise<OutboxEntry> {
  const { method, url } = request
  const headers = new Headers(request.headers)
  if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', mark.key)
  const body = await request.arrayBuffer()
  return { ...mark, method, url, headers: [...headers.entries()], body: body.byteLength === 0 ? null : body }
}

export function toRequest({ method, url, headers, body }: OutboxEntry, signal: AbortSignal): Request {
  return new Request(url, { method, headers, body, signal, credentials: 'include' })
}

/** The JSON that an entry sends; null when it sends none. */
export function jsonOf({ body }: OutboxEntry): Record<string, unknown> | null {
  if (body === null) return null
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>
  } catch {
    return null
  }
}

export function withJson(entry: OutboxEntry, json: Record<string, unknown>): OutboxEntry {
  return { ...entry, body: new TextEncoder().encode(JSON.stringify(json)).buffer }
}

/** The entry, to be sent only while the story is at this revision. */
export function onRevision(entry: OutboxEntry, revision: number): OutboxEntry {
  return { ...entry, headers: [...entry.headers, ['Base-Revision', String(revision)]] }
}
