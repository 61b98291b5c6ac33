import type { ComponentProps } from 'react'
import styles from './paper.module.css'

interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'rows'> {
  value: string
  /** Accessible name. */
  label: string
}

/** A text field without a frame, as high as its text. */
export function GrowingText({ value, label, className = '', ...rest }: GrowingTextProps) {
  return (
    <div className={`${styles.growing} ${className}`} data-text={value || rest.placeholder}>
      <textarea {...rest} dir="auto" rows={1} value={value} aria-label={label} />
    </div>
  )
}
