import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'

interface CaptionFieldProps {
  label: string
  value: string
  isNumber?: boolean
  isWrong: boolean
  onChange: (value: string) => void
}

/** A word or a time of the table. A number stays as it is typed until the field is left. */
export function CaptionField({ label, value, isNumber = false, isWrong, onChange }: CaptionFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={draft ?? value}
      error={isWrong}
      slotProps={{
        input: { 'aria-label': label, maxLength: 300, ...(isNumber && { inputMode: 'decimal' as const }) },
      }}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(target.value)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
