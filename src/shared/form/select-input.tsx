import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { FieldShell, helpId, type FieldWords } from './field-shell.tsx'
import styles from './select-input.module.css'

export interface Option<Value extends string = string> {
  value: Value
  label: string
}

interface SelectInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends FieldWords, Pick<UseControllerProps<Values, Name>, 'name' | 'disabled'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  options: readonly Option[]
  placeholder?: string
}

/** One of several options, with label and error. */
export function SelectInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: SelectInputProps<Values, Name>,
) {
  const { control, name, disabled, options, placeholder, label, labelEnd, help, isHelpHidden } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name, ...(disabled !== undefined && { disabled }) })
  const { ref, ...rest } = field
  return (
    <FieldShell {...{ id, label, labelEnd, help, isHelpHidden }} error={fieldState.error?.message}>
      <Select
        {...rest}
        value={field.value ?? ''}
        inputRef={ref}
        displayEmpty
        error={fieldState.invalid}
        IconComponent={SelectIcon}
        renderValue={(value: string) =>
          options.find((option) => option.value === value)?.label ?? (
            <span className={styles.placeholder}>{placeholder}</span>
          )
        }
        SelectDisplayProps={{
          id,
          'aria-labelledby': `${id}-label ${id}`,
          'aria-describedby': isHelpHidden ? undefined : helpId(id),
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}

function SelectIcon({ className }: { className?: string }) {
  return <ChevronDown size={16} className={className} aria-hidden="true" />
}
