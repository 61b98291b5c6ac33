import MuiSwitch from '@mui/material/Switch'
import type { NotificationKind, NotificationSetting } from '#generated/schema.ts'
import styles from './notification-settings.module.css'

const WORDS: Readonly<Record<NotificationKind, { name: string; note: string }>> = {
  FILM_READY: { name: 'Video ready', note: 'An export is finished. The email links to your video' },
  TASK_FAILED: { name: 'Task failed', note: 'Failures and refunds' },
  OFFER_RECEIVED: { name: 'Template received', note: 'Someone sends you one of their stories' },
  CREDITS: { name: 'Credits', note: 'Low balance or credits about to expire' },
  FILM_REVIEWED: {
    name: 'Video reviewed',
    note: 'Your video was rejected, or your appeal was decided',
  },
  PLAN: { name: 'Plan', note: 'Payments, renewals and the end of your plan. Failed payments are always emailed' },
}

interface NotificationRowProps {
  setting: NotificationSetting
  onChange: (change: Partial<NotificationSetting> & Pick<NotificationSetting, 'kind'>) => void
}

/** One kind of notification and its two switches. */
export function NotificationRow({ setting, onChange }: NotificationRowProps) {
  const { kind, in_app, by_mail } = setting
  const { name, note } = WORDS[kind]
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{note}</span>
      </th>
      <td>
        <MuiSwitch
          checked={in_app}
          onChange={({ target }) => onChange({ kind, in_app: target.checked })}
          slotProps={{ input: { role: 'switch', 'aria-label': `${name}, in the app` } }}
        />
      </td>
      <td>
        <MuiSwitch
          checked={by_mail}
          onChange={({ target }) => onChange({ kind, by_mail: target.checked })}
          slotProps={{ input: { role: 'switch', 'aria-label': `${name}, by email` } }}
        />
      </td>
    </tr>
  )
}
