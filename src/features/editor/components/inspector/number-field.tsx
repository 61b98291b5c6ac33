import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type KeyboardEvent } from 'react'

interface NumberFieldProps {
  /** Accessible name. */
  label: string
  /** After the number. */
  unit: string
  min: number
  max: number
  value: number
  disabled?: boolean
  /** Called with a whole number within the limits, when the field is left or Enter is pressed. */
  onCommit: (value: number) => void
}

/** A whole number in a property row. What is no number is not kept. */
export function NumberField({ label, unit, min, max, value, disabled = false, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const handleBlur = () => {
    const next = Math.min(max, Math.max(min, Math.round(Number(draft))))
    setDraft(null)
    if (draft !== null && draft.trim() !== '' && Number.isFinite(next) && next !== value) onCommit(next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
  }
  return (
    <OutlinedInput
      size="small"
      disabled={disabled}
      value={draft ?? String(value)}
      endAdornment={<span style={{ color: 'var(--text-secondary)', fontSize: 12 }}>{unit}</span>}
      sx={{ minHeight: 28, width: 88, flex: 'none', fontSize: 12 }}
      slotProps={{ input: { 'aria-label': label, inputMode: 'numeric' } }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    />
  )
}
