import { Link } from 'react-router-dom'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { Logo } from '#src/shared/ui/logo.tsx'
import { ThemeMenu } from '#src/shared/ui/theme-menu/theme-menu.tsx'
import { paths } from '../../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './app-header.module.css'
import { CreditsButton } from './credits-button.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { SignUpButton } from './sign-up-button.tsx'
import { UpgradeLink } from './upgrade-link.tsx'

interface AppHeaderProps {
  /** Edge to edge instead of in the container, as on signed-out pages. */
  isWide?: boolean
}

/** The product's header: 56 px, the same on every page but the editor. */
export function AppHeader({ isWide = false }: AppHeaderProps) {
  const signedIn = useSessionStore(isSignedIn)
  return (
    <header className={styles.header}>
      <div className={isWide ? styles.wide : styles.inner}>
        <Link
          to={signedIn ? paths.home.href() : paths.root.href()}
          className={styles.brand}
          aria-label="Storyloom, home"
        >
          <Logo />
        </Link>
        {signedIn && <MainNav />}
        <span className={styles.space} />
        {signedIn ? (
          <>
            <UpgradeLink className={`${styles.link} ${styles.onDesktop}`} />
            <CreditsButton />
            <NotificationBell />
            <span className={styles.onDesktop}>
              <ThemeMenu />
            </span>
            <span className={styles.onDesktop}>
              <AccountMenu />
            </span>
            <span className={styles.onMobile}>
              <MobileMenu />
            </span>
          </>
        ) : (
          <>
            <ThemeMenu />
            <SignUpButton />
          </>
        )}
      </div>
    </header>
  )
}
