import { Check, RotateCw, X } from 'lucide-react'
import type { UploadItem } from '#src/shared/media/upload-item.ts'
import { dropUpload, retryUpload, stopUpload } from '#src/shared/media/uploads.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import styles from './upload-tray.module.css'

const words = ({ status, progress, error, isWaiting }: UploadItem) =>
  isWaiting
    ? 'Failed to upload. Waiting for the connection.'
    : {
        idle: 'Stopped',
        pending: 'Waiting',
        uploading: `${progress} %`,
        completed: 'Uploaded',
        selected: 'Already there',
        failed: error ?? '',
      }[status]

/** One upload: how far it is, and how to stop it, try it again or put it away. */
export function UploadRow({ item }: { item: UploadItem }) {
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
