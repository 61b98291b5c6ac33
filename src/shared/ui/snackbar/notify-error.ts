import { errorText } from '#src/shared/api/api-error.ts'
import { isUpgradeRefusal } from '../upgrade/upgrade.ts'
import { notify } from './notify.ts'

/** Shows why a call failed, unless the upgrade dialog already does. */
export function notifyError(error: unknown): void {
  if (!isUpgradeRefusal(error)) notify(errorText(error), { tone: 'error' })
}

/** The same with a Retry button; it stays until it is used or dismissed. */
export function notifyErrorWithRetry(error: unknown, onRetry: () => void): void {
  if (!isUpgradeRefusal(error))
    notify(errorText(error), { tone: 'error', action: { label: 'Retry', onAction: onRetry } })
}
