import MuiSlider, { type SliderProps as MuiSliderProps } from '@mui/material/Slider'
import styles from './slider.module.css'

interface SliderProps extends Pick<MuiSliderProps, 'min' | 'max' | 'step' | 'disabled' | 'size'> {
  label: string
  value: number
  onChange: (value: number) => void
  /** Called once when the drag ends. */
  onCommit?: (value: number) => void
  /** The value as text, for example '1.2×'. */
  format: (value: number) => string
  /** Hides the words at both sides; the name stays for assistive technology. */
  isBare?: boolean
}

/** A number on a line, with its name before and its value after. */
export function Slider({ label, value, onChange, onCommit, format, isBare = false, ...rest }: SliderProps) {
  return (
    <span className={styles.row}>
      {!isBare && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <MuiSlider
        {...rest}
        value={value}
        aria-label={label}
        getAriaValueText={format}
        onChange={(_event, next) => onChange(single(next))}
        onChangeCommitted={(_event, next) => onCommit?.(single(next))}
      />
      {!isBare && (
        <output className={styles.value} aria-hidden="true">
          {format(value)}
        </output>
      )}
    </span>
  )
}

// One thumb, so one number; MUI's type also allows ranges.
const single = (value: number | readonly number[]) => (typeof value === 'number' ? value : (value[0] ?? 0))
