import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Session } from '#generated/schema.ts'
import { afterLoginPath } from './pending-route.ts'
import { notify } from '../ui/snackbar/notify.ts'
import { storeLogin } from './session-store.ts'
import { persist, readStored } from '../lib/browser-storage.ts'

const PLACE = 'account-deletes-at'

/** Returns a handler for the answer of a login: it stores the session and opens the requested page. */
export function useSignIn(): (session: Session) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  return ({ access, is_profile_complete, must_change_password }) => {
    storeLogin(access, { mustChangePassword: must_change_password })
    if (clearPendingDeletion()) notify('Welcome back. Your account won’t be deleted.')
    // Nothing of the session before stays. The present page's data (a changed password signs in again) is refetched.
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.resetQueries()
    const { from } = (location.state ?? {}) as { from?: unknown }
    const path = afterLoginPath({
      isProfileComplete: is_profile_complete,
      mustChangePassword: must_change_password,
      from,
    })
    void navigate(path, { replace: true })
  }
}

/** Remembers for this tab that the user requested the deletion of their account, and its date. */
export function storePendingDeletion(deletesAt: string): void {
  persist(sessionStorage, PLACE, deletesAt)
}

/** When the account that was left here is deleted; null when none was. */
export function readPendingDeletion(): Date | null {
  const stored = readStored(sessionStorage, PLACE)
  const day = typeof stored === 'string' ? new Date(stored) : null
  return day && !Number.isNaN(day.getTime()) ? day : null
}

/** Signing in cancels a deletion. Returns whether one was pending. */
function clearPendingDeletion(): boolean {
  const was = readPendingDeletion() !== null
  persist(sessionStorage, PLACE, null)
  return was
}
