import { useId, useState } from 'react'
import { Slider } from '#src/shared/ui/slider.tsx'
import styles from './settings-panel.module.css'

interface PercentFieldProps {
  label: string
  value: number
  format: (value: number) => string
  hint?: string
  min?: number
  max?: number
  onChange: (value: number) => void
}

/** A slider whose value goes into the URL on release: browsers limit how often a URL changes. */
export function PercentField({ label, value, format, hint, min = 0, max = 100, onChange }: PercentFieldProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const id = useId()
  const shown = dragged ?? value
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label} <span className={styles.value}>{format(shown)}</span>
      </span>
      <Slider
        isBare
        label={label}
        min={min}
        max={max}
        step={5}
        size="small"
        value={shown}
        format={format}
        onChange={setDragged}
        onCommit={(next) => {
          setDragged(null)
          onChange(next)
        }}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
