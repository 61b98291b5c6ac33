import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { playSound } from '#src/shared/media/play-sound.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { formatLength } from '../core/lengths.ts'
import { msToFrames } from '#src/domain/frames.ts'
import styles from './clean-up.module.css'

type Side = 'before' | 'after'

const SIDES = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const

/** Longer differences would be heard, s. */
const DRIFT_S = 0.03

const clock = (seconds: number) => formatLength(msToFrames(seconds * 1000))

interface ComparePlayerProps {
  /** Which sound it is. */
  name: string
  /** URLs. */
  before: string
  after: string
  durationMs: number
}

/** Plays a sound before and after its clean-up: both run together and one is heard, so that a switch keeps the place. */
export function ComparePlayer({ name, before, after, durationMs }: ComparePlayerProps) {
  const [side, setSide] = useState<Side>('after')
  const [isPlaying, setPlaying] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const players = useRef<Record<Side, HTMLAudioElement | null>>({ before: null, after: null })
  useEffect(() => {
    const { current } = players
    return () => {
      current.before?.pause()
      current.after?.pause()
    }
  }, [])
  const both = () => [players.current.before, players.current.after].filter((player) => player !== null)
  const seek = (to: number) => {
    setSeconds(to)
    for (const player of both()) player.currentTime = to
  }
  const toggle = () => {
    if (isPlaying) return both().forEach((player) => player.pause())
    const heard = players.current[side]
    const from = heard && heard.ended ? 0 : (heard?.currentTime ?? 0)
    for (const player of both()) {
      player.currentTime = from
      playSound(player)
    }
  }
  const choose = (next: Side) => {
    const [from, to] = [players.current[side], players.current[next]]
    // They drift apart where one had to load.
    if (from && to && Math.abs(to.currentTime - from.currentTime) > DRIFT_S) to.currentTime = from.currentTime
    setSide(next)
  }
  return (
    <div className={styles.player} role="group" aria-label={`Compare ${name}`}>
      {SIDES.map(({ value }) => (
        <audio
          key={value}
          ref={(element) => {
            players.current[value] = element
          }}
          src={value === 'before' ? before : after}
          crossOrigin="anonymous"
          preload="auto"
          muted={value !== side}
          onPlay={() => setPlaying(true)}
          onPause={() => value === side && setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => value === side && setSeconds(currentTarget.currentTime)}
        >
          <track kind="captions" />
        </audio>
      ))}
      <IconButton size="small" label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
        {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      </IconButton>
      <Slider
        isBare
        size="small"
        label="Position"
        min={0}
        max={durationMs / 1000}
        step={0.1}
        value={Math.min(seconds, durationMs / 1000)}
        format={clock}
        onChange={seek}
      />
      <span className={styles.time}>{clock(seconds)}</span>
      <Segmented size="small" label="Listen to" segments={SIDES} value={side} onChange={choose} />
    </div>
  )
}
