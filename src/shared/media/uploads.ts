import type { PresignedUpload } from '#generated/schema.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { loadOneMedia, noteProgress } from './media-loading.ts'
import { createBackoff, type Backoff } from '../lib/backoff.ts'
import { isLost } from './lost-connection.ts'
import { watchUploads } from './upload-monitor.ts'
import { checkFile, checkKind, toUploadFile, UploadRefused } from './upload-input.ts'
import type { Media, UploadPlace } from './upload-item.ts'
import { uploadMedia } from './upload-media.ts'
import {
  completeUpload,
  failUpload,
  findUpload,
  idleUpload,
  readdUpload,
  removeUpload,
  reserveSlot,
  setUploadProgress,
  uploadQueue,
  waitForConnection,
} from './upload-queue.ts'

/** How often the queue is flushed while it holds anything, ms. */
const FLUSH_EVERY_MS = 500
/** Uploads at the same time. */
const MAX_CONCURRENCY = 3
/** How long finished uploads stay visible, ms. */
const DONE_STAYS_MS = 4_000
/** An upload fails after this long without progress, ms. */
const STALLED_MS = 120_000

export interface UploadHooks {
  /** Takes the media in when its bytes have arrived, also after a later attempt. */
  onArrived?: ((media: Media) => void) | undefined
  /** Called for every attempt that failed. @param retry absent where trying again cannot help */
  onFailed?: ((why: string, retry: (() => void) | undefined) => void) | undefined
  /** Called once when the connection is lost; it continues automatically. Without it, `onFailed` is called. */
  onWaiting?: (() => void) | undefined
  /** Called when the user stopped it. */
  onStopped?: (() => void) | undefined
}

interface Work extends UploadHooks {
  address?: PresignedUpload
  running?: AbortController
  backoff?: Backoff
}

const works = new Map<string, Work>()
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Queues a file or a base64 string to be uploaded; the queue shows its progress on every page. A file that
 * is refused is in the queue as failed, with the reason. Returns the entry's id.
 */
export function queueUpload(input: unknown, place: UploadPlace = {}, hooks: UploadHooks = {}): string {
  try {
    const file = toUploadFile(input)
    const id = reserveSlot({ file }, place)
    works.set(id, hooks)
    try {
      checkFile(file)
      checkKind(file)
    } catch (refusal) {
      failUpload(id, refusal, false)
      hooks.onFailed?.(findUpload(id)?.error ?? '', undefined)
    }
    startFlushing()
    return id
  } catch (refusal) {
    hooks.onFailed?.(errorText(refusal, ''), undefined)
    return ''
  }
}

/** Tries a failed or stopped upload again. */
export function retryUpload(id: string): void {
  readdUpload(id)
  startFlushing()
}

/** Stops an upload; its file stays in the queue and can be started again. */
export function stopUpload(id: string): void {
  const work = works.get(id)
  idleUpload(id)
  work?.running?.abort()
  work?.onStopped?.()
}

/** Takes an entry out of the queue; one that runs is stopped. */
export function dropUpload(id: string): void {
  const work = works.get(id)
  work?.running?.abort()
  works.delete(id)
  work?.backoff?.end()
  removeUpload(id)
}

/** Forgets every upload, because the user has left. */
export function clearUploads(): void {
  for (const { id } of uploadQueue.getState().items) dropUpload(id)
}

function startFlushing() {
  timer ??= setInterval(flushUploads, FLUSH_EVERY_MS)
  flushUploads()
}

/** Starts waiting uploads, removes finished ones and monitors running ones. */
function flushUploads(): void {
  const { items } = uploadQueue.getState()
  const now = Date.now()
  watchUploads(items, now)
  for (const { id, status, since } of items)
    if ((status === 'completed' || status === 'selected') && now - since > DONE_STAYS_MS) dropUpload(id)
  const running = items.filter(({ id }) => works.get(id)?.running)
  const waiting = items.filter(({ id, status }) => status === 'pending' && !works.get(id)?.running)
  for (const { id } of waiting.slice(0, Math.max(0, MAX_CONCURRENCY - running.length))) void runUpload(id)
  if (uploadQueue.getState().items.length > 0) return
  clearInterval(timer)
  timer = undefined
}

async function runUpload(id: string): Promise<void> {
  const work = works.get(id)
  const item = findUpload(id)
  if (!work || !item) return
  const running = new AbortController()
  work.running = running
  const stall = watchStall(running)
  try {
    const media = await uploadMedia({
      queueId: id,
      place: item.media_args,
      address: work.address,
      signal: running.signal,
      onAddress(address) {
        work.address = address
      },
      onProgress(percent) {
        stall.moved()
        setUploadProgress(id, percent)
        if (work.address) noteProgress(work.address.media.id, percent)
      },
    })
    delete work.backoff
    completeUpload(id, media.id)
    const arrived = await loadOneMedia(media.id).catch(() => null)
    work.onArrived?.(arrived ?? media)
  } catch (error) {
    // Stopped or removed by the user: there is nothing to report.
    if (running.signal.aborted && !stall.isStalled()) return
    if (stall.isStalled() || isLost(error)) return goOnLater(id, work)
    const mayRetry = !(error instanceof UploadRefused)
    failUpload(id, error, mayRetry)
    work.onFailed?.(findUpload(id)?.error ?? '', mayRetry ? () => retryUpload(id) : undefined)
  } finally {
    stall.end()
    if (work.running === running) delete work.running
    if (works.size > 0) flushUploads()
  }
}

/** The file was not refused: it continues automatically when the server answers again. */
function goOnLater(id: string, work: Work) {
  const isNew = work.backoff === undefined
  work.backoff ??= createBackoff()
  waitForConnection(id)
  void work.backoff.wait().then(() => {
    if (findUpload(id)?.isWaiting) retryUpload(id)
  })
  if (!isNew) return
  if (work.onWaiting) work.onWaiting()
  else work.onFailed?.('Connection lost. The upload resumes when you’re back online.', () => retryUpload(id))
}

function watchStall(running: AbortController) {
  let isStalled = false
  const give = () => {
    isStalled = true
    running.abort()
  }
  let waiting = setTimeout(give, STALLED_MS)
  return {
    isStalled: () => isStalled,
    moved() {
      clearTimeout(waiting)
      waiting = setTimeout(give, STALLED_MS)
    },
    end: () => clearTimeout(waiting),
  }
}
