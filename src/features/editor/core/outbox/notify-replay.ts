import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Replay } from './replay-outbox.ts'

/** Says how many edits of closed tabs were sent, and how many another open tab has yet to send; nothing when there were none. */
export function notifyReplay({ sent, elsewhere }: Replay): void {
  if (elsewhere > 0)
    notify(
      elsewhere === 1
        ? 'Another open tab of this story has an edit that is not sent'
        : `Another open tab of this story has ${elsewhere} edits that are not sent`,
    )
  if (sent > 0)
    notify(sent === 1 ? 'The edit stored in this browser is now saved' : `${sent} stored edits are now saved`)
}
