import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import type { Transport } from '../../hooks/use-transport.ts'
import { secondsText } from '../../lib/result-state.ts'
import styles from './video.module.css'

interface TransportBarProps {
  /** The videos that it plays. */
  label?: string
  transport: Transport
}

/** Plays videos as one, and steps through them frame by frame. */
export function TransportBar({ label = 'Both videos', transport }: TransportBarProps) {
  const { isPlaying, time, length, toggle, step, seek } = transport
  useKeys({ KeyP: toggle, Comma: () => step(-1), Period: () => step(1) })
  return (
    <div className={styles.transport} role="group" aria-label={label}>
      <IconButton label={isPlaying ? 'Pause' : 'Play'} size="small" shortcut="KeyP" onClick={toggle}>
        {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      </IconButton>
      <IconButton label="Previous frame" size="small" shortcut="Comma" onClick={() => step(-1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label="Next frame" size="small" shortcut="Period" onClick={() => step(1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
      <span className={styles.place}>
        <Slider
          isBare
          label={`Position in ${label.toLowerCase()}`}
          size="small"
          // A video of unknown length has no position.
          disabled={length === 0}
          min={0}
          max={Math.max(length, 0.01)}
          step={0.01}
          value={Math.min(time, length)}
          format={(seconds) => secondsText(seconds * 1000)}
          onChange={seek}
        />
      </span>
      <span className={styles.time}>
        {secondsText(time * 1000)} of {secondsText(length * 1000)}
      </span>
    </div>
  )
}
