import { ChevronDown, ChevronUp, Check, RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import styles from './upload-tray.module.css'
import type { UploadItem } from '#src/shared/media/upload-item.ts'
import { dropUpload, retryUpload, stopUpload } from '#src/shared/media/uploads.ts'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Running uploads, whichever panel is open. */
export function UploadTray() {
  const items = useStore(uploadQueue, (state) => state.items)
  const [isFolded, setFolded] = useState(false)
  if (items.length === 0) return null
  const going = items.filter(({ status }) => status === 'pending' || status === 'uploading')
  const isWaiting = items.some((item) => item.isWaiting)
  const failed = items.filter(({ status }) => status === 'failed')
  const title = isWaiting
    ? 'Waiting for the connection'
    : going.length > 0
      ? `Uploading ${files(going.length)}`
      : failed.length > 0
        ? `${files(failed.length)} not uploaded`
        : items.some(({ status }) => status === 'idle')
          ? 'Upload stopped'
          : 'Uploaded'
  return (
    <section className={styles.tray} aria-label="Uploads">
      <div className={styles.head}>
        <h2 className={styles.title} role="status">
          {title}
        </h2>
        <IconButton
          size="small"
          label={isFolded ? 'Show uploads' : 'Collapse uploads'}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        </IconButton>
      </div>
      {!isFolded && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

const words = ({ status, progress, error, isWaiting }: UploadItem) =>
  isWaiting
    ? 'Failed to upload. Waiting for the connection.'
    : {
        idle: 'Stopped',
        pending: 'Waiting',
        uploading: `${progress}%`,
        completed: 'Uploaded',
        selected: 'Already uploaded',
        failed: error ?? '',
      }[status]

/** One upload: its progress, and how to cancel, retry or dismiss it. */
function UploadRow({ item }: { item: UploadItem }) {
  const { id, status, progress, mayRetry, isWaiting } = item
  const name = item.file?.name ?? item.mediaObject?.file_name ?? ''
  const isGoing = !isWaiting && (status === 'pending' || status === 'uploading')
  const isDone = status === 'completed' || status === 'selected'
  return (
    <li className={styles.row} data-status={isWaiting ? 'waiting' : status}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.state}>{words(item)}</span>
      <span className={styles.actions}>
        {(status === 'idle' || (status === 'failed' && mayRetry)) && !isWaiting && (
          <IconButton size="small" label={`Retry ${name}`} onClick={() => retryUpload(id)}>
            <RotateCw size={16} aria-hidden="true" />
          </IconButton>
        )}
        {isGoing && (
          <IconButton size="small" label={`Cancel ${name}`} onClick={() => stopUpload(id)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
        {isDone && <Check size={16} className={styles.done} aria-hidden="true" />}
        {(status === 'idle' || status === 'failed' || isWaiting) && (
          <IconButton size="small" label={`Remove ${name}`} onClick={() => dropUpload(id)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {isGoing && (
        <span className={styles.bar}>
          <ProgressBar label={`Uploading ${name}`} percent={progress} />
        </span>
      )}
    </li>
  )
}
