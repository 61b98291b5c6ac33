import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'

interface InlineInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends
    Pick<UseControllerProps<Values, Name>, 'name'>,
    Pick<OutlinedInputProps, 'size' | 'className' | 'fullWidth' | 'placeholder' | 'startAdornment'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'dir' | 'aria-describedby'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  /** Its accessible name; not shown. */
  label: string
  type?: 'text' | 'search'
  isAutoFocused?: boolean
  /** The message is elsewhere, named by `aria-describedby`. */
  isInvalid?: boolean
}

/** A text field beside its button, in a form of one line: without a label above and a line below. */
export function InlineInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  type = 'text',
  isAutoFocused = false,
  isInvalid = false,
  maxLength,
  dir,
  'aria-describedby': describedBy,
  ...look
}: InlineInputProps<Values, Name>) {
  const { field } = useController({ control, name })
  const { ref, ...rest } = field
  return (
    <OutlinedInput
      {...look}
      {...rest}
      inputRef={ref}
      type={type}
      autoFocus={isAutoFocused}
      error={isInvalid}
      slotProps={{
        input: {
          'aria-label': label,
          'aria-describedby': describedBy,
          maxLength,
          dir,
          // Not about the user: browsers neither offer nor store it.
          autoComplete: 'off',
        },
      }}
    />
  )
}
