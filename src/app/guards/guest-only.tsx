import { useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { paths } from '../paths.ts'

/** Signed-in users who open /login or /signup go to /app. */
export function GuestOnly() {
  // Decided once: while a login succeeds here, the login itself says where to go.
  const [wasSignedIn] = useState(isSignedIn)

  useEffect(() => {
    if (!wasSignedIn) useSessionStore.setState({ hasSignedOut: false })
  }, [wasSignedIn])

  return wasSignedIn ? <Navigate to={paths.home.href()} replace /> : <Outlet />
}
