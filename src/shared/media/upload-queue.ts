import { errorText } from '#src/shared/api/api-error.ts'
import { createStore } from 'zustand/vanilla'
import { checkUploadItem, type Media, type UploadItem, type UploadPlace } from './upload-item.ts'

/** The specification's upload queue: running uploads of this tab, oldest first. */
export const uploadQueue = createStore<{ items: readonly UploadItem[] }>()(() => ({ items: [] }))

export const findUpload = (id: string): UploadItem | undefined =>
  uploadQueue.getState().items.find((item) => item.id === id)

export type UploadSource = { file: File } | { mediaObject: Media }

/** A place in the queue: pending at 0 % for a file, selected at 100 % for a media that is there already. Returns its id. */
export function reserveSlot(source: UploadSource, place: UploadPlace = {}): string {
  const id = crypto.randomUUID()
  const isThere = 'mediaObject' in source
  const item: UploadItem = {
    id,
    ...source,
    progress: isThere ? 100 : 0,
    status: isThere ? 'selected' : 'pending',
    error: null,
    media_id: isThere ? source.mediaObject.id : null,
    media_args: place,
    mayRetry: true,
    isWaiting: false,
    since: Date.now(),
  }
  checkUploadItem(item)
  uploadQueue.setState(({ items }) => ({ items: [...items, item] }))
  return id
}

/** Progress above 0 means that it is uploading; 0 leaves it pending. @param progress percent */
export function setUploadProgress(id: string, progress: number): void {
  change(id, (item) => {
    if (item.status !== 'pending' && item.status !== 'uploading') return item
    const whole = Math.min(100, Math.max(0, Math.floor(progress)))
    const status = whole > 0 ? 'uploading' : item.status
    const isWaiting = item.isWaiting && whole === 0
    return { ...item, progress: whole, status, isWaiting, since: status === item.status ? item.since : Date.now() }
  })
}

/** @param mediaId null for a file that became no media of its own */
export function completeUpload(id: string, mediaId: string | null): void {
  change(id, (item) => ({ ...item, ...begins('completed'), progress: 100, error: null, media_id: mediaId }))
}

/** @param error a failure without words says 'An unknown error occurred' */
export function failUpload(id: string, error: unknown, mayRetry = true): void {
  const text = typeof error === 'string' && error !== '' ? error : errorText(error, 'An unknown error occurred')
  change(id, (item) => ({ ...item, ...begins('failed'), error: text, mayRetry }))
}

/** The connection was lost on the way: it is retried automatically. */
export function waitForConnection(id: string): void {
  change(id, (item) => ({ ...item, ...begins('failed'), error: 'Failed to upload', isWaiting: true }))
}

/** Stopped by the user; the file stays, so that it can be added again. */
export function idleUpload(id: string): void {
  change(id, (item) => ({ ...item, ...begins('idle'), progress: 0, error: null }))
}

/** Adds an entry again: back to pending, as if it were new. One that waits for the connection waits until bytes are taken. */
export function readdUpload(id: string): void {
  const restarted = { progress: 0, error: null, media_id: null, mayRetry: true }
  change(id, (item) => ({ ...item, ...begins('pending'), ...restarted, isWaiting: item.isWaiting }))
}

export function removeUpload(id: string): void {
  uploadQueue.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
}

const begins = (status: UploadItem['status']) => ({ status, since: Date.now(), isWaiting: false })

function change(id: string, edit: (item: UploadItem) => UploadItem) {
  uploadQueue.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? edit(item) : item)) }))
}
