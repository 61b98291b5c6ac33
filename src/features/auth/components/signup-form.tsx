import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useRegister } from '#generated/client/auth/auth.ts'
import type { RegisterRequest } from '#generated/schema.ts'
import { normalizeEmail, signupEmailError } from '#src/domain/email.ts'
import { HOW_DID_YOU_FIND_US } from '#src/domain/profile-options.ts'
import { paths } from '#src/app/paths.ts'
import { CheckboxInput } from '#src/shared/form/checkbox-input.tsx'
import { FormError } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { signupEmailRefusal } from '../lib/signup-message.ts'
import styles from './auth-form.module.css'
import { GoogleButton } from './google-button.tsx'

const CREATED = 'User created successfully, Check Your Email for Verification'
const SOCIAL_REFUSED = 'Login Failed'

type Values = Omit<RegisterRequest, 'how_did_you_hear_about_us' | 'agree_to_tnc'> & {
  how_did_you_hear_about_us: string
  agree_to_tnc: boolean
}

const empty: Values = {
  first_name: '',
  last_name: '',
  username: '',
  password: '',
  company_name: '',
  how_did_you_hear_about_us: '',
  agree_to_tnc: true,
  receive_updates: true,
}

const options = HOW_DID_YOU_FIND_US.map((value) => ({ value, label: value }))

/** A new account. It never signs in: the login page comes next. */
export function SignupForm() {
  const navigate = useNavigate()
  const register = useRegister()
  const form = useZodForm<Values, RegisterRequest>(
    () => import('../lib/signup-schema.ts').then((module) => module.signupSchema),
    { mode: 'onBlur', defaultValues: empty },
  )
  const { control, formState, handleSubmit, setError, clearErrors, trigger } = form
  const values = useWatch({ control })
  const isFilled =
    [values.first_name, values.last_name, values.username, values.password, values.company_name].every(
      (value) => value !== undefined && value.trim() !== '',
    ) &&
    values.how_did_you_hear_about_us !== '' &&
    values.agree_to_tnc === true
  // Malformed, or of a disposable (throwaway) domain.
  const hasEmailError = formState.errors.username !== undefined || signupEmailError(values.username ?? '') !== null
  const submit = handleSubmit((data) =>
    register.mutate(
      { data: { ...data, username: normalizeEmail(data.username) } },
      {
        onSuccess: () => {
          notify(CREATED)
          void navigate(paths.login.href())
        },
        onError: (error) => {
          const message = signupEmailRefusal(error)
          if (message === undefined) showRefusal(form, error)
          else setError('username', { type: 'server', message }, { shouldFocus: true })
        },
      },
    ),
  )
  const handleEdit = () => {
    clearErrors('root')
    // A refused email is validated again as it is corrected, so that the button does not wait for the field to lose focus.
    if (formState.errors.username) void trigger('username')
  }
  return (
    <>
      <GoogleButton refusal={SOCIAL_REFUSED} />
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.pair}>
          <TextInput control={control} name="first_name" label="First name" autoComplete="given-name" maxLength={100} />
          <TextInput control={control} name="last_name" label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
        <TextInput
          control={control}
          name="username"
          label="Email"
          type="email"
          autoComplete="username"
          onEdit={handleEdit}
        />
        <PasswordInput
          control={control}
          name="password"
          label="Password"
          help="At least 8 characters, hard to guess and not your email"
          autoComplete="new-password"
        />
        <TextInput control={control} name="company_name" label="Company" autoComplete="organization" maxLength={200} />
        <SelectInput
          control={control}
          name="how_did_you_hear_about_us"
          label="How did you find us?"
          placeholder="Choose one"
          options={options}
        />
        <div className={styles.checks}>
          <CheckboxInput control={control} name="agree_to_tnc" label="I agree to the Terms of Use and Privacy Policy" />
          <CheckboxInput control={control} name="receive_updates" label="I want to receive content tips and updates" />
        </div>
        <FormError errors={formState.errors} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          className={styles.submit ?? ''}
          disabled={!isFilled || hasEmailError}
          isBusy={register.isPending}
          busyLabel="Creating your account"
        >
          Signup with email
        </Button>
      </form>
    </>
  )
}
