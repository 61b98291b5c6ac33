import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCancelEmailChange } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { getGetUserProfileQueryKey } from '#generated/client/profile/profile.ts'
import { hasFormDraft } from '#src/shared/form/use-form-draft.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import styles from './account.module.css'
import { EMAIL_DRAFT, EmailForm } from './email-form.tsx'

/** The email, its change form, and the new one that waits for confirmation. */
export function EmailRow({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const cancel = useCancelEmailChange()
  // Text typed before a reload is shown again.
  const [isOpen, setOpen] = useState(() => hasFormDraft(EMAIL_DRAFT))
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: (changed) => {
        client.setQueryData(getGetUserProfileQueryKey(), changed)
        notify('Email change cancelled')
      },
      onError: notifyError,
    })
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{profile.email}</p>
        {profile.pending_email === null ? (
          <p className={styles.note}>The email you log in with</p>
        ) : (
          <p className={styles.note} role="status">
            We emailed a link to {profile.pending_email}. Open it within a day to change your email.
          </p>
        )}
      </div>
      {profile.pending_email !== null && (
        <Button size="small" variant="text" isBusy={cancel.isPending} busyLabel="Cancelling" onClick={keep}>
          Cancel change
        </Button>
      )}
      {!isOpen && (
        <Button size="small" onClick={() => setOpen(true)}>
          Change email
        </Button>
      )}
      {isOpen && <EmailForm profile={profile} onClose={() => setOpen(false)} />}
    </div>
  )
}
