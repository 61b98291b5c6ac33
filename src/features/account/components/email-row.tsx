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

/** The address, how it is changed, and the one that waits for its link. */
export function EmailRow({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const cancel = useCancelEmailChange()
  // What was typed before a reload is shown again.
  const [isOpen, setOpen] = useState(() => hasFormDraft(EMAIL_DRAFT))
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: (changed) => {
        client.setQueryData(getGetUserProfileQueryKey(), changed)
        notify('Your address stays as it is')
      },
      onError: notifyError,
    })
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{profile.email}</p>
        {profile.pending_email === null ? (
          <p className={styles.note}>Your address, with which you log in</p>
        ) : (
          <p className={styles.note} role="status">
            We have mailed a link to {profile.pending_email}. Your address changes when it is opened, within a day.
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
          Change address
        </Button>
      )}
      {isOpen && <EmailForm profile={profile} onClose={() => setOpen(false)} />}
    </div>
  )
}
