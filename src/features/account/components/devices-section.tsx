import { useQueryClient } from '@tanstack/react-query'
import {
  getListSessionsQueryKey,
  useListSessions,
  useRevokeOtherSessions,
  useRevokeSession,
} from '#generated/client/account/account.ts'
import type { SignedInSessionList } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { AccountSection } from './account-section.tsx'
import { DeviceRow } from './device-row.tsx'

/** Signed-in devices, and how to sign them out. */
export function DevicesSection() {
  const client = useQueryClient()
  const list = useListSessions()
  const end = useRevokeSession()
  const endOthers = useRevokeOtherSessions()
  const settle = (said: string) => ({
    onSuccess: (left: SignedInSessionList) => {
      client.setQueryData(getListSessionsQueryKey(), left)
      notify(said)
    },
    onError: (error: unknown) => {
      void list.refetch()
      notifyError(error)
    },
  })
  return (
    <AccountSection
      title="Devices"
      text="Where you’re signed in. If you don’t recognise a device, sign it out and change your password."
    >
      {list.data ? (
        <>
          {list.data.results.map((session) => (
            <DeviceRow
              key={session.session_id}
              session={session}
              isEnding={end.isPending && end.variables.sessionId === session.session_id}
              onEnd={() => end.mutate({ sessionId: session.session_id }, settle('Device signed out'))}
            />
          ))}
          {list.data.results.length > 1 && (
            <div>
              <Button
                size="small"
                isBusy={endOthers.isPending}
                busyLabel="Signing out"
                onClick={() => endOthers.mutate(undefined, settle('All other devices signed out'))}
              >
                Sign out all others
              </Button>
            </div>
          )}
        </>
      ) : list.error ? (
        <ErrorState
          isBare
          title="Couldn’t load your devices"
          text={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeletons label="Loading your devices">
          <SkeletonLine width="60%" height={16} />
          <SkeletonLine width="40%" />
        </Skeletons>
      )}
    </AccountSection>
  )
}
