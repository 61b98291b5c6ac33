import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { uploadQueue } from '#src/shared/media/upload-queue.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { UploadRow } from './upload-row.tsx'
import styles from './upload-tray.module.css'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** What is being uploaded, whichever panel is open. */
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
