import { useId, type ReactNode } from 'react'
import styles from './segmented.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** Before the words, 14 to 16 px. */
  icon?: ReactNode
  disabled?: boolean
}

interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** 28 px high in property rows, 32 elsewhere. */
  size?: 'small' | 'medium'
  /** As wide as its place. */
  isWide?: boolean
  disabled?: boolean
  onBlur?: () => void
  /** Id of the text that says why the choice was refused. */
  problemId?: string | undefined
}

/** A choice of few, all in sight. Radio buttons underneath: arrows move, one tab stop. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const {
    label,
    segments,
    value,
    onChange,
    size = 'medium',
    isWide = false,
    disabled = false,
    onBlur,
    problemId,
  } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      className={styles.group}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={segment.value === value}
            disabled={disabled || segment.disabled}
            onChange={() => onChange(segment.value)}
            onBlur={onBlur}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  )
}
