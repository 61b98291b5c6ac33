import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch'

interface SwitchProps extends Pick<MuiSwitchProps, 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'name'> {
  label: string
  labelPlacement?: 'start' | 'end'
}

/** On or off, at once: nothing else has to be pressed. */
export function Switch({ label, labelPlacement = 'end', ...rest }: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement={labelPlacement}
      control={<MuiSwitch {...rest} slotProps={{ input: { role: 'switch' } }} />}
    />
  )
}
