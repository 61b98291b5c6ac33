import { asksNotToShare, decide } from '#src/shared/consent/consent-store.ts'
import { ServiceSwitch } from '#src/shared/consent/service-switch.tsx'
import { useConsent } from '#src/shared/consent/use-consent.ts'
import { AccountSection } from './account-section.tsx'

/** What may be passed on to other services, changed at any time. Not there where none is connected. */
export function PrivacySection() {
  const { configured, isAllowed } = useConsent()
  if (configured.length === 0) return null
  return (
    <AccountSection
      title="Privacy"
      text={
        asksNotToShare()
          ? 'Your browser asks not to share (Global Privacy Control), so everything is off unless you switch it on here. Kept in this browser.'
          : 'What this browser may load from and pass on to other services. Each change holds at once and is kept in this browser.'
      }
    >
      {configured.map((service) => (
        <ServiceSwitch
          key={service}
          service={service}
          checked={isAllowed(service)}
          onChange={(isChosen) => decide({ [service]: isChosen })}
        />
      ))}
    </AccountSection>
  )
}
