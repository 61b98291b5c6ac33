import { useState, type DragEvent, type ReactNode } from 'react'
import { FileButton } from '../ui/button.tsx'
import styles from './drop-place.module.css'

interface DropPlaceProps {
  /** Accessible name of the file field. */
  label: string
  /** As the `accept` attribute. */
  accept: string
  icon: ReactNode
  title: string
  /** Which files, how long, how large. */
  text: ReactNode
  /** Alternative actions. */
  action?: ReactNode
  disabled?: boolean
  /** Low, for another file in place of the one there is. */
  isCompact?: boolean
  onFile: (file: File) => void
}

/** A place to drop a file on, or to choose one. */
export function DropPlace({
  label,
  accept,
  icon,
  title,
  text,
  action,
  disabled = false,
  isCompact = false,
  onFile,
}: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !disabled) onFile(file)
  }
  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      data-compact={isCompact || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <FileButton label={label} accept={accept} disabled={disabled} onFile={onFile}>
          Choose a file
        </FileButton>
        {action}
      </div>
    </div>
  )
}
