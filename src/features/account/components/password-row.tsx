import { Link } from 'react-router-dom'
import { useMailFirstPassword } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import styles from './account.module.css'

/** The password; an account that signed up with Google gets its first one by email. */
export function PasswordRow({ profile }: { profile: UserProfile }) {
  const { mutate, isPending, isSuccess } = useMailFirstPassword()
  const choose = (
    <Button
      size="small"
      component={Link}
      to={paths.changePassword.href()}
      // Return URL of the page.
      {...{ state: { from: paths.account.href() } }}
    >
      {profile.has_password ? 'Change password' : 'Choose password'}
    </Button>
  )
  const mail = (
    <Button
      size="small"
      isBusy={isPending}
      busyLabel="Sending"
      onClick={() => mutate(undefined, { onError: notifyError })}
    >
      Email me a password
    </Button>
  )
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>Password</p>
        <p className={styles.note} role="status">
          {profile.has_password
            ? 'Changing it signs out all other devices'
            : isSuccess
              ? `We emailed one to ${profile.email}. Use it within a day to choose your own.`
              : 'Not set. You only sign in with Google'}
        </p>
      </div>
      {profile.has_password || isSuccess ? choose : mail}
    </div>
  )
}
