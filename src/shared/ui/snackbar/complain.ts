import { ApiError } from '../../api/api-error.ts'
import { notify } from './notify.ts'

/** Tells that a call was refused, unless the upgrade dialog already does. */
export function complain(error: Error): void {
  if (error instanceof ApiError && error.code === 'UPGRADE_MEMBERSHIP') return
  notify(error.message, { tone: 'error' })
}
