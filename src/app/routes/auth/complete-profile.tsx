import { useGetUserProfile } from '#generated/client/profile/profile.ts'
import { AuthPage } from '#src/features/auth/components/auth-page.tsx'
import { CompleteProfileForm } from '#src/features/auth/components/complete-profile-form.tsx'
import { ProgressLine } from '#src/features/auth/components/progress-line.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'

export function Component() {
  const { data: profile, error, refetch } = useGetUserProfile()
  return (
    <AuthPage title="Complete your profile" text="It takes a moment and helps tailor your first video.">
      {error ? (
        <ErrorState title="Couldn’t load your profile" text={error.message} onRetry={() => void refetch()} />
      ) : profile ? (
        <CompleteProfileForm profile={profile} />
      ) : (
        <ProgressLine />
      )}
    </AuthPage>
  )
}
