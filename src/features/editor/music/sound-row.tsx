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
  const state = sample.address === address ? sample.state : 'idle'
  return (
    <li className={styles.sound}>
      <button type="button" className={styles.play} onClick={() => sample.toggle(address)}>
        <SampleIcon state={state} />
        <span className={styles.soundWords}>
          <span className={styles.words}>
            <span className="visually-hidden">{state === 'playing' ? 'Pause' : 'Play'} </span>
            {name}
          </span>{' '}
          <span className={styles.note}>
            {lengthText(roundedLength(length))} s{loops && ', loops'}
          </span>
        </span>
      </button>
      <span className={styles.progress}>
        <SampleProgress name={name} address={address} sample={sample} />
      </span>
      <Button size="xsmall" variant="text" aria-label={`Add ${name} at the playhead`} onClick={onAdd}>
        Add
      </Button>
    </li>
  )
}

/** In tenths of a second, at least one. */
const roundedLength = (ms: number) => Math.max(100, Math.round(ms / 100) * 100)
