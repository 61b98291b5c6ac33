import { Sparkle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { OfferCard } from '#src/shared/ui/offer-card/offer-card.tsx'

/** Links new users to the onboarding, until it is finished or skipped. */
export function OnboardingOffer() {
  const isNew = useSessionStore(({ user }) => user?.is_onboarded === false)
  if (!isNew) return null
  return (
    <aside aria-label="First steps">
      <OfferCard
        icon={<Sparkle size={18} aria-hidden="true" />}
        title="New here?"
        facts="Take a quick tour and tell us what you make."
        actions={
          <Button size="small" component={Link} to={paths.onboarding.href()}>
            First steps
          </Button>
        }
      />
    </aside>
  )
}
