import { persist, readStored } from '../lib/browser-storage.ts'

const PLACE = 'account-deletes-at'

/** Remembers for this tab that its person asked for their account to be deleted, and when it will be. */
export function storePendingDeletion(deletesAt: string): void {
  persist(sessionStorage, PLACE, deletesAt)
}

/** When the account that was left here is deleted; null when none was. */
export function readPendingDeletion(): Date | null {
  const stored = readStored(sessionStorage, PLACE)
  const day = typeof stored === 'string' ? new Date(stored) : null
  return day && !Number.isNaN(day.getTime()) ? day : null
}

/** Whoever signs in stays. Answers whether a deletion was pending. */
export function clearPendingDeletion(): boolean {
  const was = readPendingDeletion() !== null
  persist(sessionStorage, PLACE, null)
  return was
}
