import { useNavigate } from 'react-router-dom'
import { logout } from '#generated/client/auth/auth.ts'
import { paths } from '#src/app/paths.ts'
import { clearSession } from './session-store.ts'

const longestWaitMs = 2000

/** Returns the way out: tells the server as well as it can, then clears the session and goes to /login. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await logout({ keepalive: true, signal: AbortSignal.timeout(longestWaitMs) }).catch(() => undefined)
    clearSession({ hasSignedOut: true })
    await navigate(paths.login.href())
  }
}
