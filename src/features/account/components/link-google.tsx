import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLinkGoogle } from '#generated/client/account/account.ts'
import type { UserProfile } from '#generated/schema.ts'
import { loadGoogleIdentity } from '#src/shared/session/google-identity.ts'
import styles from './account.module.css'

interface LinkGoogleProps {
  clientId: string
  onLinked: (profile: UserProfile) => void
  onRefused: (error: unknown) => void
}

/** Google's own button, which proves that the Google account belongs to the user. */
export function LinkGoogle({ clientId, onLinked, onRefused }: LinkGoogleProps) {
  const parent = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { mutate } = useLinkGoogle()
  const handleCredential = useEffectEvent((credential: string) =>
    mutate({ data: { access_token: credential } }, { onSuccess: onLinked, onError: onRefused }),
  )
  useEffect(() => {
    let isGone = false
    loadGoogleIdentity()
      .then((google) => {
        if (isGone || !parent.current) return
        google.initialize({ client_id: clientId, callback: ({ credential }) => handleCredential(credential) })
        google.renderButton(parent.current, { theme: 'outline', size: 'medium', width: 240, text: 'continue_with' })
      })
      .catch(() => setMissing(true))
    return () => {
      isGone = true
    }
  }, [clientId])
  return isMissing ? <p className={styles.note}>Can’t reach Google</p> : <div ref={parent} />
}
