import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { rememberRoute } from '#src/shared/session/pending-route.ts'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { paths } from '../paths.ts'

/** Sends a visitor to /login and remembers where they wanted to go; a mailed one-time password is changed first. */
export function RequireAuth() {
  const { pathname } = useLocation()
  const isAllowed = useSessionStore(isSignedIn)
  const mustChangePassword = useSessionStore((state) => state.mustChangePassword)
  if (!isAllowed) return <ToLogin />
  if (mustChangePassword && pathname !== paths.changePassword.pattern)
    return <Navigate to={paths.changePassword.href()} replace />
  return <Outlet />
}

function ToLogin() {
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    // Signing out does not remember the page.
    const hasLeft = useSessionStore.getState().hasSignedOut
    if (!hasLeft) rememberRoute(location)
    const from = hasLeft ? undefined : `${location.pathname}${location.search}${location.hash}`
    void navigate(paths.login.href(), { state: { from }, replace: true })
  }, [location, navigate])

  return null
}
