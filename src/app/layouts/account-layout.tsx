import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { paths } from '../paths.ts'
import styles from './account-layout.module.css'

const tabs = [
  { label: 'Account', href: paths.account.href() },
  { label: 'Subscription', href: paths.accountSubscription.href() },
  { label: 'Notifications', href: paths.accountNotifications.href() },
]

/** The pages of the account under one title, each with its own URL; a tab is shown once its page exists. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const hasPage = useHasPage()
  return (
    <Container isPage>
      <PageHeader title="Account" />
      <nav className={styles.tabs} aria-label="Account">
        {tabs.map(
          ({ label, href }) =>
            hasPage(href) && (
              <NavLink key={href} to={href} end className={styles.tab}>
                {label}
              </NavLink>
            ),
        )}
      </nav>
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
