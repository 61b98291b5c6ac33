import type { ReactNode } from 'react'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { mayOpen, staffPages } from '../lib/staff-pages.ts'
import { StaffPage, type StaffPageTitle } from './staff-page.tsx'

/** A page for certain roles; for others it says so and fetches nothing. */
export function OwnPage({ title, children }: { title: StaffPageTitle; children: ReactNode }) {
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  const page = staffPages.find(({ label }) => label === title)
  if (page !== undefined && mayOpen(own, page.roles)) return children
  return (
    <StaffPage title={title}>
      <ErrorState title="You don’t have access" text="Ask a staff admin to change your role." />
    </StaffPage>
  )
}
