import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLoginWithGoogle } from '#generated/client/auth/auth.ts'
import { googleClientId } from '#src/shared/lib/config/env.ts'
import { Refusal } from '#src/shared/form/form-error.tsx'
import { loadGoogleIdentity } from '#src/shared/session/google-identity.ts'
import { useSignIn } from '#src/shared/session/use-sign-in.ts'
import styles from './auth-form.module.css'

interface GoogleButtonProps {
  /** The error when Google's token is not accepted. */
  refusal: string
}

/** Social sign-in, if the operator configured it; without a client id there is neither button nor divider. */
export function GoogleButton(props: GoogleButtonProps) {
  return googleClientId === undefined ? null : <ConfiguredButton {...props} clientId={googleClientId} />
}

function ConfiguredButton({ clientId, refusal }: GoogleButtonProps & { clientId: string }) {
  const parent = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const signIn = useSignIn()
  const { mutate, isError } = useLoginWithGoogle()
  const handleCredential = useEffectEvent((credential: string) =>
    mutate({ data: { access_token: credential } }, { onSuccess: signIn }),
  )

  useEffect(() => {
    let isGone = false
    loadGoogleIdentity()
      .then((google) => {
        if (isGone || !parent.current) return
        google.initialize({ client_id: clientId, callback: ({ credential }) => handleCredential(credential) })
        google.renderButton(parent.current, { theme: 'outline', size: 'large', width: 360, text: 'continue_with' })
      })
      .catch(() => setMissing(true))
    return () => {
      isGone = true
    }
  }, [clientId])

  // Blocked or offline: email and password still work.
  if (isMissing) return null
  return (
    <>
      <div ref={parent} className={styles.google} />
      <div className={styles.googleRefusal}>
        <Refusal message={isError ? refusal : undefined} />
      </div>
      <div className={styles.or}>
        <span>or</span>
      </div>
    </>
  )
}
