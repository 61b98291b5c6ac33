import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import * as zod from 'zod'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { FormError } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

const Example = zod.object({
  title: zod.string(),
  email: zod.email(),
  password: zod.string(),
  voice: zod.string(),
  project: zod.string(),
  language: zod.string(),
  text: zod.string(),
})

const voices = ['Warm baritone', 'Bright alto', 'Calm tenor'].map((label) => ({ value: label, label }))

export function InputsSection() {
  const { control, trigger, setError, formState } = useZodForm<zod.input<typeof Example>, zod.output<typeof Example>>(
    async () => Example,
    {
      defaultValues: {
        title: 'The keeper’s last letter',
        email: 'mara@',
        password: 'loom-weaves-9',
        voice: 'Warm baritone',
        project: '',
        language: 'English',
        text: 'He winds the clock, trims the lamp and sits down to write.',
      },
    },
  )

  useEffect(() => {
    void trigger('email').then(() => setError('root', { message: 'Invalid credentials' }))
  }, [trigger, setError])

  return (
    <Section title="Inputs" text="Label above, help or error below, nothing moves when an error appears.">
      <form className={styles.three} noValidate onSubmit={(event) => event.preventDefault()}>
        <TextInput control={control} name="title" label="Story title" help="Shown on the preview page" />
        <FieldShell id="focused" label="Email">
          <OutlinedInput id="focused" data-state="focus" defaultValue="mara@exam" />
        </FieldShell>
        <TextInput control={control} name="email" label="Email" type="email" />
        <SelectInput control={control} name="voice" label="Voice" options={voices} />
        <SelectInput control={control} name="project" label="Project" placeholder="Choose a project" options={voices} />
        <TextInput control={control} name="language" label="Language" help="Set by the project" disabled />
        <PasswordInput
          control={control}
          name="password"
          label="Password"
          labelEnd={
            <a className="text-link" href="#password">
              Forgot password?
            </a>
          }
        />
        <TextInput control={control} name="text" label="Narration" minRows={2} maxRows={6} />
        <FieldShell id="search" label="Search">
          <OutlinedInput
            id="search"
            size="small"
            placeholder="Search stories"
            startAdornment={
              <InputAdornment position="start">
                <Search size={16} aria-hidden="true" />
              </InputAdornment>
            }
            endAdornment={<Kbd binding="/" />}
          />
        </FieldShell>
      </form>
      <div className={styles.columns}>
        <FormError errors={formState.errors} />
      </div>
    </Section>
  )
}
