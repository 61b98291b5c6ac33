import { useQueryClient } from '@tanstack/react-query'
import type { NotificationSetting, UpdateNotificationSettingsRequest } from '#generated/schema.ts'
import {
  getGetNotificationSettingsQueryKey,
  getUpdateNotificationSettingsMutationKey,
  useGetNotificationSettings,
  useUpdateNotificationSettings,
} from '#generated/client/notifications/notifications.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { usePendingChanges } from '../hooks/use-pending-changes.ts'
import { NotificationRow } from './notification-row.tsx'
import styles from './notification-settings.module.css'

/** The user's notifications, under the bell and by email: one switch each, saved as it is changed. */
export function NotificationSettings() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useGetNotificationSettings()
  const pending = usePendingChanges<UpdateNotificationSettingsRequest>(getUpdateNotificationSettingsMutationKey())
  const { mutate } = useUpdateNotificationSettings({
    mutation: {
      // Each answers all settings: in sequence, or an older answer would undo a newer one.
      scope: { id: 'notification settings' },
      onSuccess: (settings) => client.setQueryData(getGetNotificationSettingsQueryKey(), settings),
      // Here and not in `mutate`, which drops the callbacks of a call at the next one.
      onError: notifyError,
    },
  })
  const change = (data: UpdateNotificationSettingsRequest) => mutate({ data })
  if (error && !data)
    return (
      <ErrorState
        title="Couldn’t load your settings"
        text={`${error.message}. Please try again.`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data)
    return (
      <Skeletons label="Loading your settings">
        {[0, 1, 2, 3, 4].map((at) => (
          <SkeletonLine key={at} width="100%" height={44} />
        ))}
      </Skeletons>
    )
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        The bell in the header shows the last 90 days. Changes are saved automatically.
      </caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">In the app</th>
          <th scope="col">By email</th>
        </tr>
      </thead>
      <tbody>
        {data.results.map((setting) => (
          <NotificationRow
            key={setting.kind}
            // Shown at once; a refused change is rolled back.
            setting={pending
              .filter(({ kind }) => kind === setting.kind)
              .reduce<NotificationSetting>((present, changed) => ({ ...present, ...changed }), setting)}
            onChange={change}
          />
        ))}
      </tbody>
    </table>
  )
}
