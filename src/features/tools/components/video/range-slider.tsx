import MuiSlider from '@mui/material/Slider'
import { useState } from 'react'
import { secondsText } from '../../lib/result-state.ts'
import styles from './video.module.css'

type Range = readonly [start: number, end: number]

interface RangeSliderProps {
  /** Of the video, ms. */
  length: number
  /** ms. */
  value: Range
  /** The end that is being moved. */
  onLook: (ms: number) => void
  onChange: (range: Range) => void
}

/** Step, ms. */
const STEP = 100
/** Step with Shift or a page key. */
const LEAP = 1_000

/** The part of a video to change: two ends on its length. */
export function RangeSlider({ length, value, onLook, onChange }: RangeSliderProps) {
  const [dragged, setDragged] = useState<Range | null>(null)
  const [start, end] = dragged ?? value
  const isWhole = start === 0 && end >= length
  return (
    <div className={styles.range}>
      <span className={styles.label} aria-hidden="true">
        Range to change
        <span className={styles.value}>
          {isWhole ? `Full video · ${secondsText(length)}` : `${secondsText(start)} to ${secondsText(end)}`}
        </span>
      </span>
      <MuiSlider
        size="small"
        min={0}
        max={length}
        step={STEP}
        shiftStep={LEAP}
        value={[start, end]}
        disableSwap
        getAriaLabel={(thumb) => (thumb === 0 ? 'Range start' : 'Range end')}
        getAriaValueText={secondsText}
        onChange={(_event, next, thumb) => {
          const range = asRange(next, length)
          setDragged(range)
          onLook(range[thumb] ?? 0)
        }}
        onChangeCommitted={(_event, next) => {
          setDragged(null)
          onChange(asRange(next, length))
        }}
      />
    </div>
  )
}

/** A last step that is shorter than the others still reaches the end. */
function asRange(next: number | readonly number[], length: number): Range {
  const [start = 0, end = length] = (typeof next === 'number' ? [next] : next).map((ms) =>
    ms >= length ? ms : Math.round(ms / STEP) * STEP,
  )
  return [start, length - end < STEP ? length : Math.max(end, start + STEP)]
}
