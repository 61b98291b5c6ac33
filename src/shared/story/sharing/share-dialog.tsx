import { Copy, ExternalLink, Link2, Link2Off } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Pick, type PickOption } from '#src/shared/ui/pick.tsx'
import styles from './share-dialog.module.css'

/** When a link ends: never, in so many days, or when it was set to before. */
type LinkExpiry = 'never' | '1' | '7' | '30' | 'kept'

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export interface ShareDialogProps {
  /** Title of the story. */
  title: string
  /** Whole URL of the preview; null while there is no link. */
  address: string | null
  /** ISO moment at which the link ends; null for never. */
  expiresAt: string | null
  /** Makes the link or gives it another end: days, null for none, undefined to leave it. Resolves when it is done or refused. */
  onShare: (days: number | null | undefined) => Promise<unknown>
  /** Closes the link. */
  onRevoke: () => Promise<unknown>
  onClose: () => void
}

/** A story's public link: make it, copy it, say when it ends, close it. */
export function ShareDialog({ title, address, expiresAt, onShare, onRevoke, onClose }: ShareDialogProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [now] = useState(() => new Date())
  const [wanted, setWanted] = useState<LinkExpiry>('never')
  const [busy, setBusy] = useState<'share' | 'revoke' | null>(null)
  const isOver = isExpired(expiresAt, now)
  const end = address === null ? wanted : expiresAt === null ? 'never' : 'kept'

  const run = async (kind: 'share' | 'revoke', work: () => Promise<unknown>) => {
    setBusy(kind)
    await work()
    setBusy(null)
  }
  const handleEnd = (next: LinkExpiry) => {
    if (address === null) setWanted(next)
    else if (next !== end) void run('share', () => onShare(daysOf(next)))
  }
  const handleCopy = async () => {
    if (address === null) return
    try {
      await navigator.clipboard.writeText(address)
      notify('Preview link copied')
    } catch {
      // Some browsers keep the clipboard to themselves.
      field.current?.select()
      notify('Press Ctrl+C to copy the selected link')
    }
  }

  return (
    <Dialog
      isOpen
      title="Share a preview"
      onClose={onClose}
      actions={
        address === null ? (
          <>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="contained"
              icon={<Link2 size={16} aria-hidden="true" />}
              isBusy={busy === 'share'}
              busyLabel="Creating link"
              onClick={() => void run('share', () => onShare(daysOf(wanted)))}
            >
              Create link
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="danger"
              className={styles.close}
              icon={<Link2Off size={16} aria-hidden="true" />}
              isBusy={busy === 'revoke'}
              busyLabel="Revoking"
              onClick={() => void run('revoke', onRevoke)}
            >
              Revoke link
            </Button>
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      <p className={styles.words}>
        {address === null
          ? `Anyone with the link can watch “${title}” without an account. They see the video and its title, but nothing about you.`
          : isOver
            ? 'This link has expired. Choose a new expiry date to reactivate it.'
            : `Anyone with this link can watch the latest version of “${title}”.`}
      </p>
      {address !== null && (
        <div className={styles.address}>
          <label className="visually-hidden" htmlFor={id}>
            Preview link
          </label>
          <input
            ref={field}
            id={id}
            className={styles.field}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<Copy size={16} aria-hidden="true" />} disabled={isOver} onClick={() => void handleCopy()}>
            Copy
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <span>Expires</span>
        <Pick label="Expires" options={expiryOptions(expiresAt, now)} value={end} onChange={handleEnd} />
        {address !== null && !isOver && (
          <Button
            variant="text"
            size="small"
            className={styles.open}
            icon={<ExternalLink size={16} aria-hidden="true" />}
            href={address}
            target="_blank"
            rel="noreferrer"
          >
            Open
          </Button>
        )}
      </div>
    </Dialog>
  )
}

export const isExpired = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null && new Date(expiresAt) <= now

/** The choices, including a set end as its date. */
export function expiryOptions(expiresAt: string | null, now: Date): PickOption<LinkExpiry>[] {
  const current = expiresAt === null ? [] : [{ value: 'kept' as const, label: currentLabel(expiresAt, now) }]
  return [
    ...current,
    { value: 'never', label: 'Never' },
    { value: '1', label: 'In a day' },
    { value: '7', label: '7 days' },
    { value: '30', label: '30 days' },
  ]
}

const currentLabel = (expiresAt: string, now: Date) =>
  `${isExpired(expiresAt, now) ? 'Expired' : 'On'} ${moment.format(new Date(expiresAt))}`

/** Days for the call; null for no end, undefined to leave it as it is. */
export const daysOf = (end: LinkExpiry): number | null | undefined =>
  end === 'kept' ? undefined : end === 'never' ? null : Number(end)
