import { useId } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { SampleIcon, SampleProgress } from '#src/shared/ui/picks/sample.tsx'
import type { Sample } from '#src/shared/ui/picks/use-sample.ts'
import { lengthText } from '../core/lengths.ts'
import styles from './music.module.css'

interface SoundRowProps {
  name: string
  address: string
  duration_ms: number
  loops?: boolean
  sample: Sample
  /** Adds it at the playhead. */
  onAdd: () => void
}

/** One sound; a press on it plays or pauses it. */
export function SoundRow({ name, address, duration_ms: length, loops = false, sample, onAdd }: SoundRowProps) {
  const noteId = useId()
  const state = sample.address === address ? sample.state : 'idle'
  return (
    <li className={styles.sound}>
      <button
        type="button"
        className={styles.play}
        aria-label={state === 'playing' ? `Pause ${name}` : `Play ${name}`}
        aria-describedby={noteId}
        onClick={() => sample.toggle(address)}
      >
        <SampleIcon state={state} />
        <span className={styles.soundWords}>
          <span className={styles.words}>{name}</span>
          <span id={noteId} className={styles.note}>
            {lengthText(length)} s{loops && ', loops'}
          </span>
          <SampleProgress name={name} address={address} sample={sample} />
        </span>
      </button>
      <Button size="xsmall" variant="text" aria-label={`Add ${name} at the playhead`} onClick={onAdd}>
        Add
      </Button>
    </li>
  )
}
