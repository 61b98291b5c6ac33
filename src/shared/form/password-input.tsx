import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { IconButton } from '../ui/button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password field whose text can be shown. */
export function PasswordInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Omit<TextInputProps<Values, Name>, 'type' | 'end' | 'minRows' | 'maxRows'>,
) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          edge="end"
          label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
