import { useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import { lengthText } from '../lengths.ts'

/** Longest fade that the panels offer, ms. */
const LONGEST_FADE_MS = 5000
const FADE_STEP_MS = 100

export const percent = (volume: number): string => `${Math.round(volume * 100)}%`
const seconds = (ms: number) => `${lengthText(ms)} s`

interface DraggedSliderProps {
  label: string
  min?: number
  max: number
  step: number
  value: number
  format: (value: number) => string
  disabled?: boolean
  onCommit: (value: number) => void
}

/** A slider that commits where the drag ends. */
export function DraggedSlider({ min = 0, value, onCommit, ...rest }: DraggedSliderProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <Slider
      {...rest}
      min={min}
      value={dragged ?? value}
      onChange={setDragged}
      onCommit={(next) => {
        setDragged(null)
        onCommit(next)
      }}
    />
  )
}

type OfSound = Pick<DraggedSliderProps, 'label' | 'value' | 'disabled' | 'onCommit'>

/** Length of a fade, ms. */
export const FadeSlider = (props: OfSound) => (
  <DraggedSlider {...props} max={LONGEST_FADE_MS} step={FADE_STEP_MS} format={seconds} />
)

/** How loud a sound is, 1 is its own level. @param max 2 where a sound may become louder than its file */
export const VolumeSlider = ({ max = 1, ...props }: OfSound & { max?: 1 | 2 }) => (
  <DraggedSlider {...props} max={max} step={0.01} format={percent} />
)
