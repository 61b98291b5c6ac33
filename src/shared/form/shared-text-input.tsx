import type { FieldPath, FieldValues } from 'react-hook-form'
import { TextConflict } from '../ui/version-choice/version-choice.tsx'
import styles from './shared-text-input.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'
import type { useSharedTexts } from './use-shared-texts.ts'

interface SharedTextInputProps<Values extends FieldValues, Name extends FieldPath<Values>> extends TextInputProps<
  Values,
  Name
> {
  texts: Pick<ReturnType<typeof useSharedTexts>, 'conflictAt'>
}

/** A text field that others may change too; where both changed the same words, the choice is below it. */
export function SharedTextInput<Values extends FieldValues, Name extends FieldPath<Values>>({
  texts,
  ...input
}: SharedTextInputProps<Values, Name>) {
  const conflict = texts.conflictAt(input.name)
  return (
    <>
      <TextInput {...input} />
      {conflict && (
        <div className={styles.conflict}>
          <TextConflict conflict={conflict} />
        </div>
      )}
    </>
  )
}
