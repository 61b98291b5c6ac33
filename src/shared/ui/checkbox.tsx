import MuiCheckbox, { type CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode, Ref } from 'react'
import styles from './checkbox.module.css'

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
