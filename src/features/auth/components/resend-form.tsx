import { useState } from 'react'
import { useResendVerificationEmail } from '#generated/client/auth/auth.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './auth-form.module.css'

/** Requests another verification email. */
export function ResendForm() {
  const resend = useResendVerificationEmail()
  const [notice, setNotice] = useState<string | null>(null)
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/resendVerificationEmailRequest.zod.ts').then(
        (module) => module.ResendVerificationEmailRequest,
      ),
    { defaultValues: { email: '' } },
  )
  const { control, formState, handleSubmit } = form
  // Both are read at every render: unread form state is not updated, and after a paste the button would stay disabled.
  const { isDirty, isValid } = formState
  const submit = handleSubmit(({ email }) =>
    resend.mutate(
      { data: { email: normalizeEmail(email) } },
      { onSuccess: ({ message }) => setNotice(message), onError: (error) => showRefusal(form, error) },
    ),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div role="status">{notice !== null && <p className={styles.notice}>{notice}</p>}</div>
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" />
      <FormError errors={formState.errors} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        className={styles.submit ?? ''}
        disabled={!isDirty || !isValid}
        isBusy={resend.isPending}
        busyLabel="Sending"
      >
        Send new link
      </Button>
    </form>
  )
}
