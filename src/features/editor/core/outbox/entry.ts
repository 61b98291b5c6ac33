import type { StoredRequest } from '#src/shared/api/api-request.ts'

/** The present form of an entry; those of before are made into it when they are read (see upgrade-entry.ts). */
export const ENTRY_VERSION = 2

/** A call that changes the story, as it was made: stored in this browser until it is answered. */
export interface OutboxEntry {
  version: number
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
