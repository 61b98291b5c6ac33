import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLogin, useResetPassword } from '#generated/client/auth/auth.ts'
import { loginEmailError, normalizeEmail } from '#src/domain/email.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { readPendingDeletion, useSignIn } from '#src/shared/session/use-sign-in.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { loginMessage } from '../lib/login-message.ts'
import styles from './auth-form.module.css'
import { GoogleButton } from './google-button.tsx'

const SOCIAL_REFUSED =
  "It looks like you might already have an account. If you've forgotten your password, please reset it."
const MAILED = 'We have mailed you a new password, check your email!'
const NOT_MAILED = 'You might be registered with other login methods.'

/** Email and password; a refused login is shown above the button until a field is edited. */
export function LoginForm() {
  const signIn = useSignIn()
  const login = useLogin()
  const reset = useResetPassword()
  const [notice, setNotice] = useState(pendingDeletionText)
  const form = useZodForm(() => import('../lib/login-schema.ts').then((module) => module.loginSchema), {
    mode: 'onBlur',
    defaultValues: { username: '', password: '' },
  })
  const { control, formState, handleSubmit, setError, clearErrors, trigger } = form
  const [username, password] = useWatch({ control, name: ['username', 'password'] })
  const hasError = Object.keys(formState.errors).length > 0
  // Not for an email that is malformed or of a disposable (throwaway) domain.
  const canReset = username.trim() !== '' && loginEmailError(username) === null && !formState.errors.username
  const refuse = (message: string) => setError('root', { type: 'server', message })
  const handleEdit = () => {
    setNotice(null)
    clearErrors('root')
    // A refused email is validated again as it is corrected, so that the button does not wait for the field to lose focus.
    if (formState.errors.username) void trigger('username')
  }
  const submit = handleSubmit((values) => {
    const data = { ...values, username: normalizeEmail(values.username) }
    login.mutate({ data }, { onSuccess: signIn, onError: (error) => refuse(loginMessage(error)) })
  })
  const handleForgot = () => {
    handleEdit()
    reset.mutate(
      { data: { email: normalizeEmail(username) } },
      { onSuccess: () => setNotice(MAILED), onError: () => refuse(NOT_MAILED) },
    )
  }
  return (
    <>
      <GoogleButton refusal={SOCIAL_REFUSED} />
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div role="status">{notice !== null && <p className={styles.notice}>{notice}</p>}</div>
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
          autoComplete="current-password"
          onEdit={handleEdit}
          labelEnd={
            <button
              type="button"
              className={styles.link}
              disabled={!canReset || reset.isPending}
              onClick={handleForgot}
            >
              Forgot password?
            </button>
          }
        />
        <FormError errors={formState.errors} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          className={styles.submit ?? ''}
          disabled={username === '' || password === '' || hasError}
          isBusy={login.isPending}
          busyLabel="Logging in"
        >
          Login with Email
        </Button>
      </form>
    </>
  )
}

/** Shown to a user who has just requested the deletion of their account. */
function pendingDeletionText(): string | null {
  const day = readPendingDeletion()?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return day === undefined ? null : `Your account will be deleted on ${day}. Log in before then to keep it.`
}
