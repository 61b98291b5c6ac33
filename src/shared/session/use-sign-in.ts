import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Session } from '#generated/schema.ts'
import { afterLoginPath } from './after-login-path.ts'
import { notify } from '../ui/snackbar/notify.ts'
import { clearPendingDeletion } from './pending-deletion.ts'
import { storeLogin } from './session-store.ts'

/** Returns what to do with the answer of a login: store the session and go where the person wanted to go. */
export function useSignIn(): (session: Session) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  return ({ access, is_profile_complete, must_change_password }) => {
    storeLogin(access, { mustChangePassword: must_change_password })
    if (clearPendingDeletion()) notify('Welcome back. Your account stays as it was.')
    // Nothing of the session before stays. What is on the page now (a changed password signs in again) is asked for again.
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
