import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getGetUserDetailsQueryKey, useSubmitOnboardingForm } from '#generated/client/profile/profile.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { afterLoginPath } from '#src/shared/session/pending-route.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { deleteAnswers } from '../lib/answers-draft.ts'
import { SKIPPED } from '../lib/questions.ts'

/** Skips the questions; earlier answers stay. */
export function SkipButton({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isOnboarded = useSessionStore(({ user }) => user?.is_onboarded === true)
  const skip = useSubmitOnboardingForm()
  const leave = () => {
    deleteAnswers(userId)
    void navigate(afterLoginPath({ isProfileComplete: true }), { replace: true })
  }
  const handleSkip = () => {
    if (isOnboarded) return leave()
    skip.mutate(
      { data: { answers: SKIPPED } },
      {
        onError: notifyError,
        onSuccess: async () => {
          await queryClient.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
          leave()
        },
      },
    )
  }
  return (
    <Button variant="text" isBusy={skip.isPending} busyLabel="Leaving" onClick={handleSkip}>
      Skip
    </Button>
  )
}
