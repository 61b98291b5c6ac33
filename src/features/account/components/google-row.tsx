import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnlinkGoogle } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { getGetUserProfileQueryKey } from '#generated/client/profile/profile.ts'
import { googleClientId } from '#src/shared/lib/config/env.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { Refusal } from '#src/shared/form/form-error.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from './account.module.css'
import { LinkGoogle } from './link-google.tsx'

/** Sign-in with Google, if the operator configured it or the account already has it. */
export function GoogleRow({ profile }: { profile: UserProfile }) {
  const client = useQueryClient()
  const unlink = useUnlinkGoogle()
  const [refusal, setRefusal] = useState<string>()
  if (googleClientId === undefined && !profile.has_google) return null
  const show = (changed: UserProfile) => {
    setRefusal(undefined)
    client.setQueryData(getGetUserProfileQueryKey(), changed)
  }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>Google</p>
        <p className={styles.note}>
          {profile.has_google
            ? profile.has_password
              ? 'Linked: you can sign in with Google'
              : 'Your only sign-in method. Set a password before you unlink it'
            : 'Not linked'}
        </p>
      </div>
      {profile.has_google ? (
        <Button
          size="small"
          disabled={!profile.has_password}
          isBusy={unlink.isPending}
          busyLabel="Unlinking"
          onClick={() =>
            unlink.mutate(undefined, {
              onSuccess: (changed) => {
                show(changed)
                notify('Google unlinked')
              },
              onError: (error) => setRefusal(errorText(error)),
            })
          }
        >
          Unlink Google
        </Button>
      ) : (
        googleClientId !== undefined && (
          <LinkGoogle clientId={googleClientId} onLinked={show} onRefused={(error) => setRefusal(errorText(error))} />
        )
      )}
      <Refusal message={refusal} />
    </div>
  )
}
