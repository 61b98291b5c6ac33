import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldShell, helpId } from '../../form/field-shell.tsx'

export const MAX_CREDITS = 1_000_000

/** A cap as it was typed: null for none, undefined for what is no cap. */
export function readCap(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,7}$/.test(typed) && Number(typed) <= MAX_CREDITS ? Number(typed) : undefined
}

interface CapFieldProps {
  label: string
  help: string
  error: string | undefined
  value: string
  isAutoFocused?: boolean
  onChange: (value: string) => void
}

/** A number of credits. */
export function CapField({ label, help, error, value, isAutoFocused = false, onChange }: CapFieldProps) {
  const id = useId()
  return (
    <FieldShell {...{ id, label, help, error }}>
      <OutlinedInput
        id={id}
        value={value}
        autoFocus={isAutoFocused}
        error={error !== undefined}
        fullWidth
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 8, 'aria-describedby': helpId(id) } }}
      />
    </FieldShell>
  )
}
