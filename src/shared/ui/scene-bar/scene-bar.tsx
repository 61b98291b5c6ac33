import type { CSSProperties } from 'react'
import type { SceneSegment } from './scene-segments.ts'
import styles from './scene-bar.module.css'

interface SceneBarProps {
  segments: readonly SceneSegment[]
  /** What it says, for example '5 of 9 scenes': then it is read as progress. Without it the bar only decorates words beside it. */
  text?: string
  /** Height in px: 4 beside text, 6 alone. */
  height?: 4 | 6
  /** 'image': on a still. 'quiet': lengths, not progress. */
  tone?: 'ink' | 'picture' | 'quiet'
}

const MAX_SEGMENTS = 80

/** One segment per scene, as wide as the scene is long: every n-of-m progress, every length, every hover preview. */
export function SceneBar({ segments, text, height = 4, tone = 'ink' }: SceneBarProps) {
  const progress = text === undefined ? { 'aria-hidden': true } : progressOf(segments, text)
  return (
    <div
      {...progress}
      className={styles.bar}
      data-tone={tone}
      data-many={segments.length > MAX_SEGMENTS || undefined}
      style={{ height, gap: segments.length > MAX_SEGMENTS ? 0 : 2 }}
    >
      {segments.map(({ state, length = 1, share = 0.6 }, at) => (
        <i
          key={at}
          className={styles.segment}
          data-state={state}
          style={{ flexGrow: length, '--share': `${share * 100}%` } as CSSProperties}
        />
      ))}
    </div>
  )
}

function progressOf(segments: readonly SceneSegment[], text: string) {
  return {
    role: 'progressbar',
    'aria-label': 'Scenes',
    'aria-valuemin': 0,
    'aria-valuemax': segments.length,
    'aria-valuenow': segments.filter(({ state }) => state === 'done').length,
    'aria-valuetext': text,
  } as const
}
