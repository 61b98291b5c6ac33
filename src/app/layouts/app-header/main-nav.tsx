import { NavLink } from 'react-router-dom'
import { externalLinks } from '#src/shared/config/env.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { ExternalLink } from '#src/shared/ui/external-link.tsx'
import styles from './app-header.module.css'
import { mainLinks, staffLink } from './main-links.ts'

/** The links of the desktop header. */
export function MainNav() {
  const hasPage = useHasPage()
  const isStaff = useSessionStore((state) => state.user?.is_staff === true)
  const links = isStaff ? [...mainLinks, staffLink] : mainLinks
  return (
    <nav className={styles.nav} aria-label="Main">
      {links.map(
        ({ label, href }) =>
          hasPage(href) && (
            <NavLink key={href} to={href} className={styles.link}>
              {label}
            </NavLink>
          ),
      )}
      {externalLinks.tutorials && (
        <ExternalLink className={styles.link} href={externalLinks.tutorials}>
          Tutorials
        </ExternalLink>
      )}
      {externalLinks.community && (
        <ExternalLink className={styles.link} href={externalLinks.community}>
          Community
        </ExternalLink>
      )}
    </nav>
  )
}
