import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { mayOpen, staffPages } from '../lib/staff-pages.ts'
import { DataAge } from './data-age.tsx'
import { JumpField } from './jump-field.tsx'
import styles from './staff-page.module.css'

export type StaffPageTitle = (typeof staffPages)[number]['label']

interface StaffPageProps {
  title: StaffPageTitle
  /** At the left of the filters: days, fields. */
  filters?: ReactNode
  children: ReactNode
}

/** On a narrow screen the tabs scroll, and the page's own may be out of view. */
function showTab(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** Tabs of the staff pages for the user's roles, the page's title, the age of its data, and its filters. */
export function StaffPage({ title, filters, children }: StaffPageProps) {
  const hasPage = useHasPage()
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  return (
    <Container isPage>
      <div className={styles.head}>
        <nav className={styles.tabs} aria-label="Staff pages">
          {staffPages
            .filter(({ href, roles }) => hasPage(href) && mayOpen(own, roles))
            .map(({ label, href }) => (
              <NavLink key={href} ref={label === title ? showTab : undefined} to={href} end className={styles.tab}>
                {label}
              </NavLink>
            ))}
        </nav>
        <JumpField />
      </div>
      <PageHeader title={title} actions={<DataAge />} />
      {filters && (
        <div className={styles.filters} role="group" aria-label="Filters">
          {filters}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
