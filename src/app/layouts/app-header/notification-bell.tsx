import { useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy } from 'react'
import { getListNotificationsQueryKey } from '#generated/client/notifications/notifications.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { LazyMenu } from '#src/shared/ui/menu/lazy-menu.tsx'
import { paths } from '../../paths.ts'
import styles from './notification-bell.module.css'
import { useShownNotifications } from './use-shown-notifications.ts'

const loadSurface = () => import('./notification-surface.tsx')
const Surface = lazy(async () => ({ default: (await loadSurface()).NotificationSurface }))

/** The user's notifications and the count of unread ones; in sync between tabs. */
export function NotificationBell() {
  const hasPage = useHasPage()
  return hasPage(paths.accountNotifications.href()) ? <OwnBell /> : null
}

function OwnBell() {
  const client = useQueryClient()
  useRealtimeEvent(
    'notifications-changed',
    () => void client.invalidateQueries({ queryKey: getListNotificationsQueryKey() }),
  )
  const unread = useShownNotifications().data?.unread_count ?? 0
  return (
    <LazyMenu
      Surface={Surface}
      preload={loadSurface}
      trigger={(props) => (
        <span className={styles.bell}>
          <IconButton label={unread === 0 ? 'Notifications' : `Notifications, ${unread} new`} {...props}>
            <Bell size={18} aria-hidden="true" />
          </IconButton>
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </span>
      )}
    />
  )
}
