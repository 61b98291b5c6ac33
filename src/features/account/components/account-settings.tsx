import { useGetUserProfile } from '#generated/client/profile/profile.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './account.module.css'
import { BugReportsSection } from './bug-reports-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { ProviderKeysSection } from './provider-keys-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import type { UserProfile } from '#generated/schema.ts'
import { AccountSection } from './account-section.tsx'
import { ImageField } from './image-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { EmailRow } from './email-row.tsx'
import { GoogleRow } from './google-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { asksNotToShare, decide, useConsent } from '#src/shared/services/consent/consent-store.ts'
import { ServiceSwitch } from '#src/shared/services/consent/service-switch.tsx'

/** All settings of the user's own account. */
export function AccountSettings() {
  const { data: profile, error, refetch, isFetching } = useGetUserProfile()
  if (profile)
    return (
      <div className={styles.sections}>
        <ProfileSection profile={profile} />
        <SignInSection profile={profile} />
        <DevicesSection />
        <PreferencesSection profile={profile} />
        <ProviderKeysSection />
        <PrivacySection />
        <DataSection />
        <BugReportsSection />
        <DeleteSection profile={profile} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        title="Couldn’t load your account"
        text={`${error.message}. Please try again.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <Skeletons label="Loading your account">
      <div className={styles.sections}>
        {[180, 150, 120].map((height) => (
          <div key={height} className={styles.section}>
            <SkeletonLine width="50%" height={16} />
            <div style={{ height }}>
              <SkeletonLine width="100%" height={36} />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  )
}

/** The user's profile, for the product and for emails to them. */
function ProfileSection({ profile }: { profile: UserProfile }) {
  return (
    <AccountSection title="Profile" text="Your name appears in emails to you and in templates you send.">
      <ImageField profile={profile} />
      <ProfileForm profile={profile} />
    </AccountSection>
  )
}

/** Sign-in methods. */
function SignInSection({ profile }: { profile: UserProfile }) {
  return (
    <AccountSection title="Signing in" text="Keep at least one sign-in method.">
      <EmailRow profile={profile} />
      <PasswordRow profile={profile} />
      <GoogleRow profile={profile} />
    </AccountSection>
  )
}

/** Consent to pass data on to other services, revocable at any time. Hidden where none is connected. */
function PrivacySection() {
  const { configured, isAllowed } = useConsent()
  if (configured.length === 0) return null
  return (
    <AccountSection
      title="Privacy"
      text={
        asksNotToShare()
          ? 'Your browser sends a Global Privacy Control signal, so everything is off unless you turn it on here. Stored in this browser.'
          : 'Choose which services this browser may use. Changes apply immediately and are stored in this browser.'
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
