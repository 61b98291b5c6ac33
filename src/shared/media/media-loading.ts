import { getMedia, listMedia } from '#generated/client/media/media.ts'
import type { ListMediaParams } from '#generated/schema.ts'
import { logDiagnostic } from '../services/telemetry/log.ts'
import { isFresh, mediaStore, upsertMedia } from './media-store.ts'
import type { Media } from './upload-item.ts'

/** The contract's limit for one bulk fetch. */
const BATCH_SIZE = 100

export type MediaFilter = ListMediaParams

const onTheirWay = new Map<string, Promise<void>>()

/**
 * Ensures that these media are in the cache and fresh. Only ids that are stale, missing and not already on their way are asked
 * for, a hundred a call. Never rejects: failures are marked as 'Failed to fetch media'.
 */
export async function loadMedia(ids: readonly string[], { isForced = false } = {}): Promise<void> {
  const now = Date.now()
  const { media } = mediaStore.getState()
  const unique = [...new Set(ids)]
  const wanted = unique.filter((id) => !onTheirWay.has(id) && (isForced || !isFresh(media[id], now)))
  for (let at = 0; at < wanted.length; at += BATCH_SIZE) {
    const some = wanted.slice(at, at + BATCH_SIZE)
    const call = fetchSome(some).finally(() => some.forEach((id) => onTheirWay.delete(id)))
    for (const id of some) onTheirWay.set(id, call)
  }
  await Promise.all(unique.flatMap((id) => onTheirWay.get(id) ?? []))
}

async function fetchSome(ids: readonly string[]): Promise<void> {
  mark('loading', ids, true)
  try {
    const { results } = await fetchPage({ id__in: [...ids], page_size: BATCH_SIZE })
    const missing = ids.filter((id) => !results.some((one) => one.id === id))
    mark('errors', missing, 'Failed to fetch media')
  } catch (cause) {
    logDiagnostic('Couldn’t load media', cause)
    mark('errors', ids, 'Failed to fetch media')
  } finally {
    mark('loading', ids, undefined)
  }
}

/** One page of the user's media, all or filtered; its media are fresh in the cache. */
export async function fetchPage(query: MediaFilter, signal?: AbortSignal) {
  const page = await listMedia(query, signal && { signal })
  upsertMedia(page.results)
  return page
}

/** One media, fetched now. Rejects on failure. */
export async function loadOneMedia(id: string): Promise<Media> {
  const media = await getMedia(id)
  upsertMedia([media])
  return mediaStore.getState().media[id] ?? media
}

/** How much of an upload has arrived, whole percent. */
export function noteProgress(id: string, percent: number): void {
  mark('progress', [id], percent)
}

function mark<What extends 'loading' | 'errors' | 'progress'>(
  what: What,
  ids: readonly string[],
  value: (What extends 'loading' ? true : What extends 'errors' ? string : number) | undefined,
) {
  mediaStore.setState((state) => {
    const records: Record<string, unknown> = { ...state[what] }
    for (const id of ids)
      if (value === undefined) delete records[id]
      else records[id] = value
    return { [what]: records }
  })
}
