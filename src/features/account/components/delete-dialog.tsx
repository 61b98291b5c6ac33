import { useNavigate } from 'react-router-dom'
import { useRequestAccountDeletion } from '#generated/client/account/account.ts'
import type { RequestAccountDeletionRequest, UserProfile } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { PasswordInput } from '#src/shared/form/password-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { storePendingDeletion } from '#src/shared/session/use-sign-in.ts'
import { clearSession } from '#src/shared/session/session-store.ts'
import { useIsSigningOut } from '#src/shared/session/use-sign-out.ts'
import styles from './account.module.css'
import { DELETION_DRAFT } from './deletion-draft.ts'
import { useCancelSubscription, useGetCurrentSubscription } from '#generated/client/billing/billing.ts'
import { PLANS } from '#src/domain/plans.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'

const names = ['email'] as const

/** Confirms with the user's email, and the password where there is one. */
export function DeleteDialog({ profile, onClose }: { profile: UserProfile; onClose: () => void }) {
  const remove = useRequestAccountDeletion()
  const navigate = useNavigate()
  const defaultValues: RequestAccountDeletionRequest = {
    email: '',
    ...(profile.has_password && { current_password: '' }),
  }
  const form = useZodForm(
    () =>
      import('#generated/zod/schemas/requestAccountDeletionRequest.zod.ts').then(
        (module) => module.RequestAccountDeletionRequest,
      ),
    { defaultValues },
  )
  const draft = useFormDraft(form, DELETION_DRAFT, names)
  const close = () => {
    draft.clear()
    onClose()
  }
  const send = (data: RequestAccountDeletionRequest) => {
    // The server closes the connection: a reconnect before that would be refused.
    useIsSigningOut.setState(true)
    remove.mutate(
      { data },
      {
        onSuccess: ({ deletes_at }) => {
          draft.clear()
          storePendingDeletion(deletes_at)
          clearSession({ hasSignedOut: true })
          void navigate(paths.login.href())
        },
        onError: (error) => showRefusal(form, error),
        onSettled: () => useIsSigningOut.setState(false),
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title="Delete your account?"
      action="Delete account"
      isBusy={remove.isPending}
      busyLabel="Deleting"
      onSubmit={send}
      onClose={close}
    >
      <EndPlan />
      <p className={styles.ask}>
        You’ll be signed out everywhere. Your account is permanently deleted in seven days unless you sign in before
        then. You may want to export your data first.
      </p>
      <TextInput
        control={form.control}
        name="email"
        label="Type your email to confirm"
        help={profile.email}
        type="email"
        autoComplete="off"
      />
      {profile.has_password && (
        <PasswordInput
          control={form.control}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  )
}

/** A renewing plan prevents the deletion: it is cancelled here. Nothing without one. */
export function EndPlan() {
  const { data } = useGetCurrentSubscription()
  const cancel = useCancelSubscription()
  const plan = data?.subscription
  if (!plan || (plan.status !== 'ACTIVE' && plan.status !== 'PAST_DUE')) return null
  const { name } = PLANS[plan.premium_type]
  const { subscription_id } = plan
  return (
    <div className={styles.endPlan} role="group" aria-label="Your plan">
      <p>Your {name} plan renews. Cancel it before you delete your account.</p>
      <Button
        size="small"
        isBusy={cancel.isPending}
        busyLabel="Cancelling"
        onClick={() =>
          cancel.mutate(
            { data: { subscription_id } },
            { onSuccess: () => notify('Your plan is cancelled'), onError: notifyError },
          )
        }
      >
        Cancel plan
      </Button>
    </div>
  )
}
