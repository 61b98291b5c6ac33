import Divider from '@mui/material/Divider'
import { CheckCheck, RefreshCw, Settings2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMarkNotificationsRead } from '#generated/client/notifications/notifications.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { MenuAction, MenuSurface } from '#src/shared/ui/menu/menu.tsx'
import type { MenuSurfaceState } from '#src/shared/ui/menu/lazy-menu.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { paths } from '../../paths.ts'
import styles from './notification-bell.module.css'
import { useShownNotifications } from './use-shown-notifications.ts'
import MenuItem from '@mui/material/MenuItem'
import type { Notification } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'

interface NotificationItemProps {
  notification: Notification
  /** Whether its place has a page here. */
  leads: boolean
  onOpen: () => void
}

/** The newest notifications; each leads to its place and is read then. */
export function NotificationSurface({ state }: { state: MenuSurfaceState }) {
  const list = useShownNotifications()
  const { mutate } = useMarkNotificationsRead()
  const hasPage = useHasPage()
  const shown = list.data?.results ?? []
  const read = (ids?: string[]) =>
    mutate({ data: ids === undefined ? {} : { notification_ids: ids } }, { onError: notifyError })
  const isNew = (list.data?.unread_count ?? 0) > 0
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <MenuSurface state={state} label="Notifications" align="right">
      {shown.length === 0 && (
        <li className={styles.state} role="none">
          {list.error
            ? 'Couldn’t load notifications'
            : list.data
              ? 'No notifications yet. You’ll see finished videos and failed tasks here.'
              : 'Loading'}
        </li>
      )}
      {shown.map((one) => (
        <NotificationItem
          key={one.notification_id}
          notification={one}
          leads={hasPage(one.path)}
          onOpen={() => {
            state.close()
            if (!one.is_read) read([one.notification_id])
          }}
        />
      ))}
      <Divider aria-hidden="true" component="li" />
      {list.error && <MenuAction label="Retry" icon={<RefreshCw {...icon} />} onSelect={() => void list.refetch()} />}
      {isNew && <MenuAction label="Mark all as read" icon={<CheckCheck {...icon} />} onSelect={() => read()} />}
      <MenuAction
        label="Notification settings"
        icon={<Settings2 {...icon} />}
        component={Link}
        to={paths.accountNotifications.href()}
      />
    </MenuSurface>
  )
}

/** One thing that happened. */
function NotificationItem({ notification, leads, onOpen, ...menu }: NotificationItemProps) {
  const { title, text, path, is_read: isRead, created_at: at } = notification
  return (
    // What the menu gives its items (the focus) goes through.
    <MenuItem {...menu} className={styles.item ?? ''} onClick={onOpen} {...(leads && { component: Link, to: path })}>
      <span className={styles.words}>
        <span className={styles.title} data-new={isRead ? undefined : true}>
          {title}
          {!isRead && <span className="visually-hidden">, new</span>}
        </span>
        {text !== '' && <span className={styles.text}>{text}</span>}
        <span className={styles.time}>{relativeTimeText(at)}</span>
      </span>
    </MenuItem>
  )
}
