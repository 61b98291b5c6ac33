import { Pause, Play } from 'lucide-react'
import { IconButton } from '../button.tsx'
import { Spinner } from '../spinner.tsx'
import type { Sample } from './use-sample.ts'
import { useStore } from 'zustand'
import styles from './sample.module.css'

interface SampleProgressProps {
  /** Whose sample it is. */
  name: string
  address: string
  sample: Sample
}

interface SampleButtonProps {
  /** Whose sample it is. */
  name: string
  address: string
  sample: Sample
}

/** Plays or pauses one sample. */
export function SampleButton({ name, address, sample }: SampleButtonProps) {
  const state = sample.address === address ? sample.state : 'idle'
  return (
    <IconButton
      size="small"
      label={state === 'playing' ? `Pause ${name}` : `Play ${name}`}
      onClick={() => sample.toggle(address)}
    >
      <SampleIcon state={state} />
    </IconButton>
  )
}

/** What a press on a sample does now. */
export function SampleIcon({ state }: Pick<Sample, 'state'>) {
  if (state === 'loading') return <Spinner />
  const Icon = state === 'playing' ? Pause : Play
  return <Icon size={16} fill="currentColor" aria-hidden="true" />
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
