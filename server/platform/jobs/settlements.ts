import type { JobSettlement } from '#generated/schema.ts'
import type { JobRow } from '#server/platform/db/rows.ts'
import type { JobKind } from './kinds.ts'

/**
 * Work that nobody waits for and that is owed all the same: a file that must go, a payment that must be booked. It is never given up, as
 * nothing makes up for it, and it runs again when it failed, as nothing was given back.
 */
export const OWED_KINDS: ReadonlySet<string> = new Set<JobKind>([
  'send-mail',
  'draw-look-samples',
  'check-lora-pictures',
  'watch-render',
  'forget-file',
  'delete-account',
  'sync-subscription',
  'sync-purchase',
  'deliver-demo-event',
  'settle-demo-checkout',
  'renew-demo-subscription',
])

/** What a person can do about a job. */
export function settlementsOf({ kind, status, payload }: Pick<JobRow, 'kind' | 'status' | 'payload'>): JobSettlement[] {
  const isOwed = OWED_KINDS.has(kind)
  if (status === 'QUEUED' || status === 'RUNNING') return isOwed ? ['RETRY'] : ['RETRY', 'RELEASE']
  if (status !== 'FAILED') return []
  return isOwed && !isWiped(payload) ? ['RETRY', 'ACKNOWLEDGE'] : ['ACKNOWLEDGE']
}

/** What was secret left the payload when the job ended. */
const isWiped = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0
