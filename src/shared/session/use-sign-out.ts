import { useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { logout } from '#generated/client/auth/auth.ts'
import { paths } from '#src/app/paths.ts'
import { clearSession } from './session-store.ts'

/** True during the sign-out: connections are closed before the server ends the session. */
export const useIsSigningOut = create<boolean>(() => false)

const longestWaitMs = 2000

/** Returns the sign-out: notifies the server if possible, then clears the session and goes to /login. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    useIsSigningOut.setState(true)
    await logout({ keepalive: true, signal: AbortSignal.timeout(longestWaitMs) }).catch(() => undefined)
    clearSession({ hasSignedOut: true })
    useIsSigningOut.setState(false)
    await navigate(paths.login.href())
  }
}
