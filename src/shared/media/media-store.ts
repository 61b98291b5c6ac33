import { createStore } from 'zustand/vanilla'
import type { Media } from './upload-item.ts'

export type CachedMedia = Media & {
  /** When it was last fetched, ms. */
  fetchedAt: number
}

export interface MediaState {
  media: Readonly<Record<string, CachedMedia>>
  loading: Readonly<Record<string, true>>
  errors: Readonly<Record<string, string>>
  /** Uploads on their way, whole percent. */
  progress: Readonly<Record<string, number>>
}

/** How long an entry is fresh, ms. */
export const FRESH_MS = 300_000
/** Clean-ups are at least this far apart, ms. */
const CLEAN_EVERY_MS = 30 * 60_000
const MAX_MEDIA = 1000

const empty: MediaState = { media: {}, loading: {}, errors: {}, progress: {} }
let lastCleanUp = 0

/** The specification's media cache. */
export const mediaStore = createStore<MediaState>()(() => empty)

export function resetMedia(): void {
  lastCleanUp = 0
  mediaStore.setState(empty, true)
}

export const isFresh = (entry: CachedMedia | undefined, now: number): boolean =>
  entry !== undefined && now - entry.fetchedAt < FRESH_MS

const isDone = ({ status }: Media) => status === 'COMPLETED'

/** Takes media in as the server has them. Something late never turns a finished one back into one that is being made. */
export function upsertMedia(list: readonly Media[], now = Date.now()): void {
  mediaStore.setState((state) => {
    const media = { ...state.media }
    const errors = { ...state.errors }
    const progress = { ...state.progress }
    for (const one of list) {
      const known = media[one.id]
      const isLate = known && isDone(known) && (one.status === 'PENDING' || one.status === 'PROCESSING')
      if (isLate) continue
      media[one.id] = { ...one, fetchedAt: now }
      delete errors[one.id]
      if (isDone(one)) delete progress[one.id]
    }
    return { media, errors, progress }
  })
  cleanMedia(now)
}

/** Drops the oldest beyond 1000 and records whose media is not there; at most every 30 minutes. */
export function cleanMedia(now = Date.now()): void {
  if (now - lastCleanUp < CLEAN_EVERY_MS) return
  lastCleanUp = now
  mediaStore.setState((state) => {
    const newest = Object.entries(state.media)
      .toSorted(([, a], [, b]) => b.fetchedAt - a.fetchedAt)
      .slice(0, MAX_MEDIA)
    const media = Object.fromEntries(newest)
    return {
      media,
      loading: withoutOrphans(state.loading, media),
      errors: withoutOrphans(state.errors, media),
      progress: withoutOrphans(state.progress, media),
    }
  })
}

const withoutOrphans = <T>(
  records: Readonly<Record<string, T>>,
  media: Readonly<Record<string, unknown>>,
): Record<string, T> => Object.fromEntries(Object.entries(records).filter(([id]) => Object.hasOwn(media, id)))
