import MuiCheckbox, { type CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode, Ref } from 'react'
import styles from './toggles.module.css'
import MuiSwitch, { type SwitchProps as MuiSwitchProps } from '@mui/material/Switch'

interface SwitchProps extends Pick<MuiSwitchProps, 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'name'> {
  label: string
  labelPlacement?: 'start' | 'end'
  /** Id of the text that says why it was refused. */
  problemId?: string | undefined
}

interface CheckboxProps extends Pick<
  MuiCheckboxProps,
  'id' | 'name' | 'checked' | 'defaultChecked' | 'indeterminate' | 'disabled' | 'onChange' | 'onBlur'
> {
  label: ReactNode
  inputRef?: Ref<HTMLInputElement>
  describedBy?: string | undefined
}

/** A box of 16 px with its label. */
export function Checkbox({ label, inputRef, describedBy, ...rest }: CheckboxProps) {
  return (
    <FormControlLabel
      className={styles.line}
      label={label}
      control={
        <MuiCheckbox
          {...rest}
          icon={<span />}
          checkedIcon={<span />}
          indeterminateIcon={<span />}
          slotProps={{ input: { ref: inputRef ?? null, 'aria-describedby': describedBy } }}
        />
      }
    />
  )
}

/** On or off, effective at once. */
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
