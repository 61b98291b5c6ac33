import { Link, NavLink } from 'react-router-dom'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { Logo } from '#src/shared/ui/logo.tsx'
import { ThemeMenu } from '#src/shared/ui/theme-menu/theme-menu.tsx'
import { paths } from '../../paths.ts'
import styles from './app-header.module.css'
import { NotificationBell } from './notification-bell.tsx'
import { useIsUpgradeOffered } from './use-is-upgrade-offered.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '#src/shared/ui/avatar.tsx'
import { LazyMenu } from '#src/shared/ui/menu/lazy-menu.tsx'
import Skeleton from '@mui/material/Skeleton'
import { Credits } from '#src/shared/ui/credits.tsx'
import { externalLinks } from '#src/shared/lib/config/env.ts'
import { ExternalLink } from '#src/shared/ui/external-link.tsx'
import { mainLinks, staffLink } from './main-links.ts'

const Surface = lazy(async () => ({ default: (await loadSurface()).AccountMenuSurface }))

const MobileDrawer = lazy(() => import('./mobile-drawer.tsx').then((module) => ({ default: module.MobileDrawer })))

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

/** Leads to the plans in a new tab. Premium users never see it. */
function UpgradeLink({ className }: { className: string }) {
  if (!useIsUpgradeOffered()) return null
  return (
    <a className={className} href={paths.subscribe.href()} target="_blank" rel="noreferrer">
      Upgrade
    </a>
  )
}

/** Stands in the header of signed-out pages. */
function SignUpButton() {
  const hasPage = useHasPage()
  if (!hasPage(paths.signup.href())) return null
  return (
    <Button size="small" component={Link} to={paths.signup.href()}>
      Sign Up
    </Button>
  )
}

/** The menu button of narrow screens; the drawer is loaded when it is first opened. */
function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <MenuIcon size={20} aria-hidden="true" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const loadSurface = () => import('./account-menu-surface.tsx')

/** The user's image or initials, with the account menu. */
function AccountMenu() {
  const name = useSessionStore((state) => state.user?.name ?? '')
  const image = useSessionStore((state) => state.user?.picture_url)
  return (
    <LazyMenu
      Surface={Surface}
      preload={loadSurface}
      trigger={(props) => (
        <button type="button" className={styles.avatar} aria-label="Account menu" {...props}>
          <Avatar name={name} image={image} />
        </button>
      )}
    />
  )
}

/** The credits balance (of `getUserDetails`); leads to the subscription. Until that page exists it is not a link. */
function CreditsButton() {
  const hasPage = useHasPage()
  const balance = useSessionStore((state) => state.user?.credit_summary.balance)
  const href = paths.accountSubscription.href()
  return (
    <span className={styles.credits}>
      {balance === undefined ? (
        <Skeleton width={64} height={16} />
      ) : hasPage(href) ? (
        <Button variant="text" size="small" component={Link} to={href}>
          <Credits amount={balance} />
        </Button>
      ) : (
        <span className={styles.link}>
          <Credits amount={balance} />
        </span>
      )}
    </span>
  )
}

/** The links of the desktop header. */
function MainNav() {
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
