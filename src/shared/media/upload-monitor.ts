import { logDiagnostic } from '../services/telemetry/log.ts'
import type { UploadItem } from './upload-item.ts'

/** An upload that takes longer is worth a warning, ms. */
const SLOW_MS = 30_000
/** One that takes longer counts as stuck, ms. */
const STUCK_MS = 120_000
const MAX_UPLOADS = { items: 10, failed: 3, uploading: 5 }
const HISTORY = 100
const DROPPED_ON_OVERFLOW = 50
const STATS_OVER = 20

export interface UploadRecord {
  id: string
  outcome: 'completed' | 'failed'
  /** ms */
  took: number
  /** Bytes. */
  size: number
}

export interface UploadStats {
  count: number
  /** 0 to 1 */
  successRate: number
  /** ms */
  averageMs: number
}

const seen = new Map<string, { status: UploadItem['status']; begun: number; reported: Set<string> }>()
const crowded = new Set<string>()
let history: UploadRecord[] = []

/** The last uploads of this tab, oldest first. */
export const uploadHistory = (): readonly UploadRecord[] => history

/** Over the last 20 uploads. */
export function uploadStats(): UploadStats {
  const last = history.slice(-STATS_OVER)
  const count = last.length
  const completed = last.filter(({ outcome }) => outcome === 'completed').length
  const all = last.reduce((sum, { took }) => sum + took, 0)
  return { count, successRate: count === 0 ? 1 : completed / count, averageMs: count === 0 ? 0 : all / count }
}

/** Checks the queue: keeps the history, and reports once when it takes too long or grows too large. @param now ms */
export function watchUploads(items: readonly UploadItem[], now: number): void {
  for (const item of items) watchOne(item, now)
  for (const id of seen.keys()) if (!items.some((item) => item.id === id)) seen.delete(id)
  const counts = {
    items: items.length,
    failed: items.filter(({ status }) => status === 'failed').length,
    uploading: items.filter(({ status }) => status === 'uploading').length,
  }
  for (const what of ['items', 'failed', 'uploading'] as const) {
    if (counts[what] <= MAX_UPLOADS[what]) crowded.delete(what)
    else if (!crowded.has(what)) {
      crowded.add(what)
      logDiagnostic(
        `The upload queue is crowded: ${counts[what]} ${what}, more than ${MAX_UPLOADS[what]}`,
        uploadStats(),
      )
    }
  }
}

function watchOne(item: UploadItem, now: number) {
  const { id, status } = item
  const known = seen.get(id)
  // Added again, it starts over.
  const isRestarted = known && status === 'pending' && known.status !== 'pending'
  const watched = known && !isRestarted ? known : { status, begun: now, reported: new Set<string>() }
  seen.set(id, watched)
  const took = now - watched.begun
  if (watched.status !== status) {
    watched.status = status
    if (status === 'completed' || status === 'failed')
      remember({ id, outcome: status, took, size: item.file?.size ?? 0 })
  }
  const tell = (what: string) => {
    if (watched.reported.has(what)) return
    watched.reported.add(what)
    logDiagnostic(what, id, `${item.progress}%`, `${took} ms`)
  }
  if ((status === 'pending' || status === 'uploading') && took > SLOW_MS) tell('An upload takes longer than 30 s')
  if (status === 'uploading' && now - item.since > STUCK_MS)
    tell('An upload is stuck: uploading for more than 2 minutes')
}

function remember(record: UploadRecord) {
  history.push(record)
  if (history.length > HISTORY) history = history.slice(DROPPED_ON_OVERFLOW)
}

/** Forgets everything. */
export function resetUploadMonitor(): void {
  seen.clear()
  crowded.clear()
  history = []
}
