import Drawer from '@mui/material/Drawer'
import { LogOut, MessageCircle, Settings, Sparkles, UserRound, X } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { serviceSettings } from '#src/shared/services/service-port.ts'
import { useSignOut } from '#src/shared/session/use-sign-out.ts'
import { openSupportChat } from '#src/shared/services/support-chat/open-support-chat.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { Logo } from '#src/shared/ui/logo.tsx'
import { ThemeMenu } from '#src/shared/ui/theme-menu/theme-menu.tsx'
import { paths } from '../../paths.ts'
import styles from './app-header.module.css'
import { mainLinks } from './main-links.ts'
import { useIsUpgradeOffered } from './use-is-upgrade-offered.ts'

interface MobileDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** The header's content below 768 px. */
export function MobileDrawer({ isOpen, onClose }: MobileDrawerProps) {
  const hasPage = useHasPage()
  const signOut = useSignOut()
  const isUpgradeOffered = useIsUpgradeOffered()
  const own = [
    { label: 'Account', href: paths.account.href(), Icon: UserRound },
    { label: 'Settings', href: paths.brand.href(), Icon: Settings },
  ].filter(({ href }) => hasPage(href))

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', role: 'dialog' } }}
    >
      <nav className={styles.drawer} aria-label="Main">
        <div className={styles.drawerHead}>
          <Logo />
          <IconButton label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        {mainLinks.map(
          ({ label, href }) =>
            hasPage(href) && (
              <NavLink key={href} to={href} className={styles.drawerItem} onClick={onClose}>
                {label}
              </NavLink>
            ),
        )}
        <hr className={styles.drawerRule} />
        {own.map(({ label, href, Icon }) => (
          <NavLink key={href} to={href} className={styles.drawerItem} onClick={onClose}>
            <Icon size={18} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
        {isUpgradeOffered && (
          <a className={styles.drawerItem} href={paths.subscribe.href()} target="_blank" rel="noreferrer">
            <Sparkles size={18} aria-hidden="true" />
            Upgrade
          </a>
        )}
        {serviceSettings().chat && (
          <button
            type="button"
            className={styles.drawerItem}
            onClick={() => {
              onClose()
              openSupportChat()
            }}
          >
            <MessageCircle size={18} aria-hidden="true" />
            Support chat
          </button>
        )}
        <button type="button" className={styles.drawerItem} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden="true" />
          Sign Out
        </button>
        <hr className={styles.drawerRule} />
        <div className={styles.drawerTheme}>
          <span>Theme</span>
          <ThemeMenu />
        </div>
      </nav>
    </Drawer>
  )
}
