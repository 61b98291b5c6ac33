import { useId, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { Checkbox } from '../ui/checkbox.tsx'
import styles from './checkbox-input.module.css'
import { FieldHelp, helpId } from './field-shell.tsx'

interface CheckboxInputProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Pick<
  UseControllerProps<Values, Name>,
  'name' | 'disabled'
> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  /** May hold links. */
  label: ReactNode
}

/** A checkbox with its label; an error is shown below. */
export function CheckboxInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: CheckboxInputProps<Values, Name>,
) {
  const { control, name, disabled, label } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name, ...(disabled !== undefined && { disabled }) })
  const { value, ref, ...rest } = field
  const error = fieldState.error?.message
  return (
    <div className={styles.field}>
      <Checkbox
        {...rest}
        id={id}
        label={label}
        checked={value === true}
        inputRef={ref}
        describedBy={error ? helpId(id) : undefined}
      />
      {error && <FieldHelp id={id} error={error} />}
    </div>
  )
}
