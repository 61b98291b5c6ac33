import { useGetUserProfile } from '#generated/client/profile/profile.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './account.module.css'
import { CapsulesSection } from './capsules-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SignInSection } from './sign-in-section.tsx'

/** Everything that is the person's own about the account. */
export function AccountSettings() {
  const { data: profile, error, refetch, isFetching } = useGetUserProfile()
  if (profile)
    return (
      <div className={styles.sections}>
        <ProfileSection profile={profile} />
        <SignInSection profile={profile} />
        <DevicesSection />
        <PreferencesSection profile={profile} />
        <PrivacySection />
        <DataSection />
        <CapsulesSection />
        <DeleteSection profile={profile} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        title="Your account did not load"
        text={`${error.message}. Nothing is lost.`}
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
