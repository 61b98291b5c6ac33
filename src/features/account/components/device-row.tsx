import type { SignedInSession } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './account.module.css'

interface DeviceRowProps {
  session: SignedInSession
  isEnding: boolean
  onEnd: () => void
}

/** IP addresses of the machine that the server runs on, as sessions store them. */
const HERE = ['127.0.0.1', '0:0:0:0::/64', 'local', '']
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function placeText({ network, country }: Pick<SignedInSession, 'network' | 'country'>): string {
  if (HERE.includes(network)) return 'On this network'
  return country === null ? `From ${network}` : `From ${countryNames.of(country)} (${network})`
}

/** Two devices of a kind are distinguished by the minute of their sign-in. */
const momentText = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

/** One signed-in device: browser and system, place of the sign-in and last use. */
export function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const { device, is_current: isCurrent, signed_in_at: since, last_seen_at: seen } = session
  const name = device === '' ? 'Unknown device' : device
  const facts = [
    placeText(session),
    ...(isCurrent ? [] : [`last used ${relativeTimeText(seen)}`]),
    `signed in ${momentText(since)}`,
  ]
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{facts.join(', ')}</p>
      </div>
      {isCurrent ? (
        <Tag tone="success">This device</Tag>
      ) : (
        <Button size="small" isBusy={isEnding} busyLabel="Signing out" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </div>
  )
}
