import { Pause, Play } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { formatSeconds } from '../lib/format.ts'
import { IconButton } from '../ui/button.tsx'
import type { Peaks } from './use-peaks.ts'
import { type SoundPlayer, useIsPlaying } from './sound-player.ts'
import styles from './waveform.module.css'

interface WaveformProps {
  peaks: Peaks
  player: SoundPlayer | null
}

/** A recording's waveform: press to play it, anywhere to seek. */
export function Waveform({ peaks, player }: WaveformProps) {
  const { durationMs } = peaks
  const isPlaying = useIsPlaying(player)
  const played = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      const ms = player?.position.getState() ?? 0
      const share = durationMs > 0 ? Math.min(1, ms / durationMs) : 0
      if (played.current) played.current.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`
      if (field.current) {
        field.current.value = String(Math.round(ms))
        field.current.setAttribute('aria-valuetext', formatSeconds(Math.floor(ms / 1000)))
      }
      if (time.current) time.current.textContent = formatSeconds(Math.floor(ms / 1000))
    }
    show()
    return player?.position.subscribe(show)
  }, [player, durationMs])

  const handlePress = () => {
    if (!player) return
    const at = player.position.getState()
    if (isPlaying) player.pause()
    else player.play(at >= durationMs - 50 ? 0 : at)
  }
  return (
    <div className={styles.player}>
      <IconButton
        label={isPlaying ? 'Pause the recording' : 'Play the recording'}
        onClick={handlePress}
        disabled={!player}
      >
        {isPlaying ? (
          <Pause size={16} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={16} fill="currentColor" aria-hidden="true" />
        )}
      </IconButton>
      <div className={styles.wave} data-testid="waveform">
        <Bars bars={peaks.bars} />
        <div ref={played} className={styles.played}>
          <Bars bars={peaks.bars} />
        </div>
        <input
          ref={field}
          type="range"
          className={styles.seek}
          aria-label="Position in the recording"
          min={0}
          max={Math.max(1, Math.round(durationMs))}
          step={100}
          defaultValue={0}
          onChange={({ currentTarget }) => player?.seek(Number(currentTarget.value))}
        />
      </div>
      <span className={styles.time}>
        <span ref={time}>0:00</span> / {formatSeconds(Math.round(durationMs / 1000))}
      </span>
    </div>
  )
}

const Bars = memo(function Bars({ bars }: { bars: readonly number[] }) {
  const path = bars.map((bar, at) => `M${at + 0.5} ${20 - bar * 19}v${Math.max(1, bar * 38).toFixed(1)}`).join('')
  return (
    <svg viewBox={`0 0 ${Math.max(1, bars.length)} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  )
})
