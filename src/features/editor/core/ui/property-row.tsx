import { type ReactNode, useState, type KeyboardEvent } from 'react'
import styles from './inspector.module.css'
import OutlinedInput from '@mui/material/OutlinedInput'
import { lengthText, parseLength } from '../lengths.ts'

interface LengthFieldProps {
  /** Accessible name. */
  label: string
  /** ms. */
  min: number
  /** ms. */
  max: number
  /** ms. */
  value: number
  disabled?: boolean
  /** Called with whole ms within the limits, when the field is left or Enter is pressed. */
  onCommit: (ms: number) => void
}

/** A named property, 28 px high. The name is only visual: the control has its own. */
export function PropertyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.rowLabel} aria-hidden="true">
        {label}
      </span>
      <div className={styles.rowContent}>{children}</div>
    </div>
  )
}

/** A length in a property row, typed in seconds or as a timecode. Invalid input is not saved. */
export function LengthField({ label, min, max, value, disabled = false, onCommit }: LengthFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const handleBlur = () => {
    const typed = draft === null ? null : parseLength(draft)
    setDraft(null)
    if (typed === null) return
    const next = Math.min(max, Math.max(min, typed))
    if (next !== value) onCommit(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
  }
  return (
    <OutlinedInput
      size="small"
      disabled={disabled}
      value={draft ?? lengthText(value)}
      endAdornment={<span style={{ color: 'var(--text-secondary)', fontSize: 12 }}>s</span>}
      sx={{ minHeight: 28, width: 88, minWidth: 64, flex: '0 1 auto', fontSize: 12 }}
      slotProps={{ input: { 'aria-label': label, inputMode: 'decimal' } }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  )
}
