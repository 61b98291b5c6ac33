import { useStore } from 'zustand'
import styles from './sample-progress.module.css'
import type { Sample } from './use-sample.ts'

interface SampleProgressProps {
  /** Whose sample it is. */
  name: string
  address: string
  sample: Sample
}

/** How far a sample has played; nothing while it does not play. */
export function SampleProgress({ name, address, sample }: SampleProgressProps) {
  const share = useStore(sample.progress)
  if (sample.address !== address || sample.state !== 'playing') return null
  return (
    <span
      role="progressbar"
      aria-label={`${name} is playing`}
      aria-valuenow={Math.round(share * 100)}
      className={styles.line}
    >
      <span className={styles.played} style={{ transform: `scaleX(${share})` }} />
    </span>
  )
}
