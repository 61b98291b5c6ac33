import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'

interface InlineInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends
    Pick<UseControllerProps<Values, Name>, 'name'>,
    Pick<OutlinedInputProps, 'size' | 'className' | 'fullWidth' | 'placeholder' | 'startAdornment' | 'endAdornment'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'dir' | 'aria-keyshortcuts' | 'aria-describedby'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  /** Read to those who cannot see what the field is for. */
  label: string
  type?: 'text' | 'search'
  isAutoFocused?: boolean
  /** What is said about it stands elsewhere. */
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
  'aria-keyshortcuts': shortcuts,
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
          'aria-keyshortcuts': shortcuts,
          'aria-describedby': describedBy,
          maxLength,
          dir,
          // As a search, not as what a person fills in about herself: browsers neither offer nor keep it.
          autoComplete: 'off',
        },
      }}
    />
  )
}
