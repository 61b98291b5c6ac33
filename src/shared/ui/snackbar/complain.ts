import { isUpgradeRefusal } from '../upgrade/upgrade.ts'
import { notify } from './notify.ts'

/** Tells that a call was refused, unless the upgrade dialog already does. */
export function complain(error: unknown): void {
  if (!isUpgradeRefusal(error)) notify(wordsOf(error), { tone: 'error' })
}

/** The same with a way to ask again; it stays until it is used or dismissed. */
export function complainWithRetry(error: unknown, onRetry: () => void): void {
  if (!isUpgradeRefusal(error)) notify(wordsOf(error), { tone: 'error', action: { label: 'Retry', onAction: onRetry } })
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'An error occurred')
