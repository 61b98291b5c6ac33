import { useQueryClient } from '@tanstack/react-query'
import { useRequestEmailChange } from '#generated/client/account/account.ts'
import type { RequestEmailChangeRequest, UserProfile } from '#generated/schema.ts'
import { getGetUserProfileQueryKey } from '#generated/client/profile/profile.ts'
import { FormError } from '#src/shared/form/form-error.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './account.module.css'

export const EMAIL_DRAFT = 'account-email'
const names = ['email'] as const

/** A new email, and the password where there is one: an open session alone must not be enough to take over the account. */
export function EmailForm({ profile, onClose }: { profile: UserProfile; onClose: () => void }) {
  const client = useQueryClient()
  const request = useRequestEmailChange()
  const defaultValues: RequestEmailChangeRequest = {
    email: '',
    ...(profile.has_password && { current_password: '' }),
  }
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/requestEmailChangeRequest.zod.ts').then(
        (module) => module.RequestEmailChangeRequest,
      ),
    { defaultValues },
  )
  const draft = useFormDraft(form, EMAIL_DRAFT, names)
  const close = () => {
    draft.clear()
    onClose()
  }
  const { control, formState, handleSubmit } = form
  const { isDirty, isValid } = formState
  const submit = handleSubmit((data) =>
    request.mutate(
      { data },
      {
        onSuccess: (changed) => {
          client.setQueryData(getGetUserProfileQueryKey(), changed)
          close()
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  )
  return (
    <form className={styles.wideForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        control={control}
        name="email"
        label="New email"
        help="We’ll email a link there and notify your current email"
        type="email"
        autoComplete="email"
        isAutoFocused={!draft.wasTyped}
      />
      {profile.has_password && (
        <PasswordInput
          control={control}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      <FormError errors={formState.errors} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="contained"
          size="small"
          disabled={!isDirty || !isValid}
          isBusy={request.isPending}
          busyLabel="Sending"
        >
          Send link
        </Button>
        <Button variant="text" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
