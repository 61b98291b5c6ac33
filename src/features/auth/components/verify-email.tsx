import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useVerifyEmail } from '#generated/client/auth/auth.ts'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressLine } from './progress-line.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './auth-form.module.css'
import { ResendForm } from './resend-form.tsx'

const INCOMPLETE = 'The link is incomplete. Open it from the email again, or request a new one.'

/** Target of the link in the verification email: redeems it once and shows the result. */
export function VerifyEmail() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { mutate, isSuccess, isError, error } = useVerifyEmail()
  const redeemed = useRef('')

  useEffect(() => {
    // Strict mode runs effects twice; a link works once.
    if (token === '' || redeemed.current === token) return
    redeemed.current = token
    mutate({ data: { token } })
  }, [token, mutate])

  if (isSuccess)
    return (
      <AuthPage title="Email verified" text="Your account is ready. Log in to get started.">
        <Button
          variant="contained"
          size="large"
          className={styles.submit ?? ''}
          component={Link}
          to={paths.login.href()}
        >
          Log in
        </Button>
      </AuthPage>
    )
  if (isError || token === '')
    return (
      <AuthPage title="This link doesn’t work" text={error?.message ?? INCOMPLETE}>
        <ResendForm />
      </AuthPage>
    )
  return (
    <AuthPage title="Verifying your email" text="One moment.">
      <ProgressLine />
    </AuthPage>
  )
}
