import { useId } from 'react'
import { useController, type FieldPath, type FieldValues, type UseControllerProps } from 'react-hook-form'
import { Segmented, type Segment } from '../ui/segmented.tsx'
import { FieldShell, type FieldWords } from './field-shell.tsx'

interface SegmentedInputProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends FieldWords, Pick<UseControllerProps<Values, Name>, 'name' | 'disabled'> {
  control: NonNullable<UseControllerProps<Values, Name>['control']>
  segments: readonly Segment<string>[]
}

/** A segmented choice with label and error. */
export function SegmentedInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: SegmentedInputProps<Values, Name>,
) {
  const { control, name, disabled, segments, ...words } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name, ...(disabled !== undefined && { disabled }) })
  return (
    <FieldShell id={id} {...words} error={fieldState.error?.message}>
      <Segmented
        label={words.label}
        segments={segments}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        disabled={disabled ?? false}
        isWide
      />
    </FieldShell>
  )
}
