import { Outlet } from 'react-router-dom'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Component as NotFound } from '../routes/not-found/page.tsx'

/** Others get the 404 page: that staff pages exist is not revealed. Stands below RequireAuth. */
export function RequireStaff() {
  const user = useSessionStore((state) => state.user)
  // Not known yet: neither the page nor a 404 that would flash.
  if (user === null) return null
  return user.is_staff ? <Outlet /> : <NotFound />
}
