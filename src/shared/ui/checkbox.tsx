import FormControlLabel from '@mui/material/FormControlLabel'
import MuiCheckbox, { type CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox'
import { Check, Minus } from 'lucide-react'
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
          icon={<span className={styles.box} />}
          checkedIcon={
            <span className={styles.box} data-on>
              <Check size={12} />
            </span>
          }
          indeterminateIcon={
            <span className={styles.box} data-on>
              <Minus size={12} />
            </span>
          }
          slotProps={{ input: { ref: inputRef ?? null, 'aria-describedby': describedBy } }}
        />
      }
    />
  )
}
