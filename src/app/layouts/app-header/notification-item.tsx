import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'
import type { Notification } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import styles from './notification-bell.module.css'

interface NotificationItemProps {
  notification: Notification
  /** Whether its place has a page here. */
  leads: boolean
  onOpen: () => void
}

/** One thing that happened. */
export function NotificationItem({ notification, leads, onOpen, ...menu }: NotificationItemProps) {
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
