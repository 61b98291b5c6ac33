import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { isTriggerWord } from '../lib/words.ts'

interface TriggerFieldProps {
  label: string
  help: string
  value: string
  /** Why the server refused it. */
  error?: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** One word that a prompt calls up something of a model by. */
export function TriggerField({ label, help, value, error, onChange, onBlur }: TriggerFieldProps) {
  const id = useId()
  const wrong = value !== '' && !isTriggerWord(value) ? 'Use letters, digits, - and _ only' : error
  return (
    <FieldShell id={id} label={label} help={help} error={wrong}>
      <OutlinedInput
        id={id}
        value={value}
        error={wrong !== undefined}
        inputProps={{ maxLength: 50 }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldShell>
  )
}
