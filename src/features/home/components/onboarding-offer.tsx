import { Sparkle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './onboarding-offer.module.css'

/** Leads who is new to the first steps, until they were taken or skipped. */
export function OnboardingOffer() {
  const isNew = useSessionStore(({ user }) => user?.is_onboarded === false)
  if (!isNew) return null
  return (
    <aside className={styles.offer} aria-label="First steps">
      <Sparkle size={18} aria-hidden="true" />
      <p className={styles.words}>New here? See how a film begins, and tell us what you make.</p>
      <Button size="small" component={Link} to={paths.onboarding.href()}>
        First steps
      </Button>
    </aside>
  )
}
