import { useEffect, useRef } from 'react'
import { signed } from '#src/domain/sound.ts'
import { usePlaybackState } from '#src/video/player/playback.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from './level-meter.module.css'

/** Quietest level that is shown, dB. */
const FLOOR = -60
/** How often the meter moves where motion is reduced, and how often its values are given as text, ms. */
const CALM_MS = 500

/** Peak and short-term loudness of what plays. It draws itself: a component would render with every frame. */
export function LevelMeter() {
  const { playback } = useEditor()
  const isPlaying = usePlaybackState(playback, 'isPlaying')
  const meter = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const bars = meter.current
    if (!isPlaying || !bars) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    let textAt = -Infinity
    let request = requestAnimationFrame(function draw(now) {
      request = requestAnimationFrame(draw)
      const isDue = now - textAt >= CALM_MS
      if (isCalm && !isDue) return
      const { peak, shortTerm } = playback.readLevel() ?? { peak: -Infinity, shortTerm: -Infinity }
      bars.style.setProperty('--peak', share(peak))
      bars.style.setProperty('--short-term', share(shortTerm))
      if (!isDue) return
      textAt = now
      bars.dataset['hot'] = String(peak > -1)
      bars.setAttribute('aria-valuenow', String(Math.round(Math.max(FLOOR, Math.min(0, peak)))))
      bars.setAttribute('aria-valuetext', `Peak ${inWords(peak)} dB, short-term ${inWords(shortTerm)} LUFS`)
    })
    return () => {
      cancelAnimationFrame(request)
      bars.style.removeProperty('--peak')
      bars.style.removeProperty('--short-term')
      bars.dataset['hot'] = 'false'
      bars.setAttribute('aria-valuenow', String(FLOOR))
      bars.setAttribute('aria-valuetext', 'Silent')
    }
  }, [isPlaying, playback])
  return (
    <span
      ref={meter}
      className={styles.meter}
      role="meter"
      aria-label="Sound level"
      aria-valuemin={FLOOR}
      aria-valuemax={0}
      aria-valuenow={FLOOR}
      aria-valuetext="Silent"
      title="Peak and short-term loudness"
    >
      <span className={styles.peak} />
      <span className={styles.shortTerm} />
    </span>
  )
}

const share = (level: number) => String(Math.max(0, Math.min(1, 1 - level / FLOOR)))
const inWords = (level: number) => (level < FLOOR ? `below ${signed(FLOOR)}` : signed(Math.round(level)))
