import { useEffect } from 'react'
import * as zod from 'zod'
import { Refusal } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import { specimen, state, type Specimen } from './specimen.tsx'

const Fields = zod.object({ value: zod.string().min(1, 'Required') })
const voices = ['Warm baritone', 'Bright alto', 'Calm tenor'].map((label) => ({ value: label, label }))

interface FieldProps {
  as?: 'text' | 'select' | 'password' | 'area'
  label: string
  value: string
  help?: string
  placeholder?: string
  disabled?: true
  error?: string
}

/** A field in a form of its own. */
function Field({ as = 'text', value, error, help, ...rest }: FieldProps) {
  const { control, setError } = useZodForm<zod.input<typeof Fields>, zod.output<typeof Fields>>(async () => Fields, {
    defaultValues: { value },
  })
  useEffect(() => {
    if (error !== undefined) setError('value', { message: error })
  }, [error, setError])
  const field = { control, name: 'value', ...rest, ...(help !== undefined && { help }) } as const
  return (
    <form style={{ maxWidth: 320 }} noValidate onSubmit={(event) => event.preventDefault()}>
      {as === 'select' ? (
        <SelectInput {...field} options={voices} />
      ) : as === 'password' ? (
        <PasswordInput {...field} />
      ) : (
        <TextInput {...field} {...(as === 'area' && { minRows: 2, maxRows: 6 })} />
      )}
    </form>
  )
}

const title = 'The keeper’s last letter'

export const inputs: readonly Specimen[] = [
  specimen(
    'Text input',
    state('Filled', () => <Field label="Story title" value={title} help="Shown on the preview page" />),
    state('Empty', () => <Field label="Story title" value="" placeholder="Name it" />),
    state('Error', () => <Field label="Email" value="mara@" error="Invalid email address" />),
    state('Disabled', () => <Field label="Language" value="English" help="Set by the project" disabled />),
    state('Several lines', () => <Field as="area" label="Narration" value="He winds the clock and trims the lamp." />),
  ),
  specimen(
    'Select input',
    state('Chosen', () => <Field as="select" label="Voice" value="Warm baritone" />),
    state('Nothing chosen', () => <Field as="select" label="Voice" value="" placeholder="Choose a voice" />),
    state('Disabled', () => <Field as="select" label="Voice" value="Calm tenor" disabled />),
  ),
  specimen(
    'Password input',
    state('Filled', () => <Field as="password" label="Password" value="loom-weaves-9" />),
    state('Error', () => <Field as="password" label="Password" value="loom" error="At least 8 characters" />),
  ),
  specimen(
    'Form error',
    state('Refused', () => <Refusal message="Invalid credentials" />),
  ),
  specimen(
    'Writing area',
    state('Filled', () => <WritingArea aria-label="Narration" rows={3} defaultValue="He winds the clock." />),
    state('Empty', () => <WritingArea aria-label="Narration" rows={3} placeholder="What happens?" />),
  ),
]
