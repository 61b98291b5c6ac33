import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Replay } from './replay-outbox.ts'

/** Says what became of edits that were kept in this browser; nothing when there were none. */
export function tellReplay({ sent, refused }: Replay): void {
  if (sent > 0) notify(sent === 1 ? 'The edit kept in this browser is saved' : `${sent} kept edits are saved`)
  const [why] = refused
  if (why === undefined) return
  const what = refused.length === 1 ? 'An edit that was' : `${refused.length} edits that were`
  const understood = { label: 'OK', onAction: () => undefined }
  notify(`${what} kept in this browser could not be saved: ${why}`, { tone: 'error', action: understood })
}
