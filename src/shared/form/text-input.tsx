import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { FieldShell, helpId, type FieldWords } from './field-shell.tsx'

export interface TextInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends FieldWords, Pick<UseControllerProps<Values, Name>, 'name' | 'disabled'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  type?: 'text' | 'email' | 'password' | 'url' | 'search' | 'number'
  placeholder?: string
  autoComplete?: string
  isAutoFocused?: boolean
  /** More than one: a text area that grows with its text. */
  minRows?: number
  maxRows?: number
  maxLength?: number
  /** The keyboard of a touch screen. */
  inputMode?: 'numeric'
  /** Inside the frame, at the end: an icon button. */
  end?: ReactNode
  /** Runs beside the form's own handling, for example to clear a server's refusal. */
  onEdit?: (value: string) => void
}

/** A text field bound to its form value and error. */
export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: TextInputProps<Values, Name>,
) {
  const { control, name, disabled, label, labelEnd, help, isHelpHidden, minRows, maxRows, end, onEdit, ...input } =
    props
  const id = useId()
  const { field, fieldState } = useController({ control, name, ...(disabled !== undefined && { disabled }) })
  const { type = 'text', isAutoFocused = false, maxLength, inputMode, ...rest } = input
  return (
    <FieldShell {...{ id, label, labelEnd, help, isHelpHidden }} error={fieldState.error?.message}>
      <OutlinedInput
        {...rest}
        {...field}
        // RHF keeps numbers and nulls; an input shows text.
        value={field.value ?? ''}
        inputRef={field.ref}
        ref={undefined}
        id={id}
        type={type}
        autoFocus={isAutoFocused}
        error={fieldState.invalid}
        endAdornment={end}
        {...(minRows !== undefined && { multiline: true, minRows, maxRows })}
        onChange={(event) => {
          field.onChange(event)
          onEdit?.(event.target.value)
        }}
        slotProps={{ input: { maxLength, inputMode, 'aria-describedby': isHelpHidden ? undefined : helpId(id) } }}
      />
    </FieldShell>
  )
}
