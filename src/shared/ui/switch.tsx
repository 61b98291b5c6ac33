import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch'

interface SwitchProps extends Pick<MuiSwitchProps, 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'name'> {
  label: string
  labelPlacement?: 'start' | 'end'
  /** Id of the text that says why it was refused. */
  problemId?: string | undefined
}

/** On or off, at once: nothing else has to be pressed. */
export function Switch({ label, labelPlacement = 'end', problemId, ...rest }: SwitchProps) {
  const isRefused = problemId !== undefined
  const input = { role: 'switch', ...(isRefused && { 'aria-invalid': true, 'aria-describedby': problemId }) }
  return (
    <FormControlLabel
      label={label}
      labelPlacement={labelPlacement}
      slotProps={{ typography: isRefused ? { color: 'error' } : {} }}
      control={<MuiSwitch {...rest} slotProps={{ input }} />}
    />
  )
}
