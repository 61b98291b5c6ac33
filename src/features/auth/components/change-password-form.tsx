import { useChangePassword } from '#generated/client/auth/auth.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { useSignIn } from '#src/shared/session/use-sign-in.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './auth-form.module.css'

/** The current password and a new one. A one-time password from an email must be replaced here first. */
export function ChangePasswordForm() {
  const change = useChangePassword()
  const signIn = useSignIn()
  const form = useZodForm(
    () => import('#generated/zod/schemas/changePasswordRequest.zod.ts').then((module) => module.ChangePasswordRequest),
    { defaultValues: { current_password: '', new_password: '' } },
  )
  const { control, formState, handleSubmit } = form
  // Both are read at every render: unread form state is not updated, and after a paste the button would stay disabled.
  const { isDirty, isValid } = formState
  const submit = handleSubmit((data) =>
    change.mutate(
      { data },
      {
        onSuccess: (answer) => {
          notify('Your password was changed')
          signIn(answer)
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordInput
        control={control}
        name="current_password"
        label="Current password"
        help="Use the one we emailed you if you requested a reset"
        autoComplete="current-password"
      />
      <PasswordInput
        control={control}
        name="new_password"
        label="New password"
        help="At least 8 characters, hard to guess and not your email"
        autoComplete="new-password"
      />
      <FormError errors={formState.errors} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        className={styles.submit ?? ''}
        disabled={!isDirty || !isValid}
        isBusy={change.isPending}
        busyLabel="Saving"
      >
        Change password
      </Button>
    </form>
  )
}
