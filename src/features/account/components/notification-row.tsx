import MuiSwitch from '@mui/material/Switch'
import type { NotificationKind, NotificationSetting } from '#generated/schema.ts'
import styles from './notification-settings.module.css'

const WORDS: Readonly<Record<NotificationKind, { name: string; note: string }>> = {
  FILM_READY: { name: 'Film ready', note: 'An export is done; the mail leads to the film' },
  TASK_FAILED: { name: 'Task failed', note: 'What could not be made or exported, and what became of its credits' },
  OFFER_RECEIVED: { name: 'Template received', note: 'Somebody offers you one of their stories' },
  CREDITS: { name: 'Credits', note: 'They run low, or some expire soon' },
  FILM_REVIEWED: {
    name: 'Film reviewed',
    note: 'A film of yours was rejected, and why; or your objection was decided',
  },
  PLAN: { name: 'Plan', note: 'A payment, a renewal or the end of your plan; that a payment failed is always mailed' },
}

interface NotificationRowProps {
  setting: NotificationSetting
  onChange: (change: Partial<NotificationSetting> & Pick<NotificationSetting, 'kind'>) => void
}

/** One kind of thing and its two switches. */
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
          slotProps={{ input: { role: 'switch', 'aria-label': `${name}, by mail` } }}
        />
      </td>
    </tr>
  )
}
