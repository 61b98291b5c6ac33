import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useConfirmEmailChange } from '#generated/client/account/account.ts'
import { paths } from '#src/app/paths.ts'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './auth-form.module.css'
import { ProgressLine } from './progress-line.tsx'

const INCOMPLETE = 'The link is incomplete. Open it from the email again.'

/** Target of the link to a new email: redeems it once and shows the result. */
export function ConfirmEmail() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, isSuccess, isError, error } = useConfirmEmailChange()
  const redeemed = useRef('')
  const signedIn = useSessionStore(isSignedIn)
  const onward = signedIn
    ? { label: 'Go to your account', to: paths.account.href() }
    : { label: 'Log in', to: paths.login.href() }

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (token === '' || redeemed.current === token) return
    redeemed.current = token
    mutate({ data: { token } })
  }, [token, mutate])

  if (!isSuccess && !isError && token !== '')
    return (
      <AuthPage title="Confirming your email" text="One moment.">
        <ProgressLine />
      </AuthPage>
    )
  const text = isSuccess ? 'Use it to log in from now on. We’ll send emails there.' : (error?.message ?? INCOMPLETE)
  return (
    <AuthPage title={isSuccess ? 'Email changed' : 'This link doesn’t work'} text={text}>
      <Button variant="contained" size="large" className={styles.submit ?? ''} component={Link} to={onward.to}>
        {onward.label}
      </Button>
    </AuthPage>
  )
}
