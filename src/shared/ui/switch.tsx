import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch'

interface SwitchProps extends Pick<MuiSwitchProps, 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'name'> {
  label: string
  labelPlacement?: 'start' | 'end'
  /** Id of the text that says why it was refused. */
  problemId?: string | undefined
  /** Id of a text that says what it does. */
  hintId?: string
}

/** On or off, at once: nothing else has to be pressed. */
export function Switch({ label, labelPlacement = 'end', problemId, hintId, ...rest }: SwitchProps) {
  const isRefused = problemId !== undefined
  const describedBy = problemId ?? hintId
  const input = {
    role: 'switch',
    ...(isRefused && { 'aria-invalid': true }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  }
  return (
    <FormControlLabel
      label={label}
      labelPlacement={labelPlacement}
      slotProps={{ typography: isRefused ? { color: 'error' } : {} }}
      control={<MuiSwitch {...rest} slotProps={{ input }} />}
    />
  )
}
