import Divider from '@mui/material/Divider'
import { Clapperboard, Lightbulb, LogOut, Palette, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { externalLinks } from '#src/shared/config/env.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { useSignOut } from '#src/shared/session/use-sign-out.ts'
import { Avatar } from '#src/shared/ui/avatar.tsx'
import { MenuAction } from '#src/shared/ui/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu.tsx'
import { paths } from '../../paths.ts'
import styles from './app-header.module.css'

const newTab = { component: 'a', target: '_blank', rel: 'noreferrer' } as const

/** What belongs to the person: their account, their brand, and the way out. */
export function AccountMenu() {
  const hasPage = useHasPage()
  const signOut = useSignOut()
  const name = useSessionStore((state) => state.user?.name ?? '')
  const account = paths.account.href()
  const brand = paths.brand.href()
  const { featureRequests, exampleVideos } = externalLinks
  const hasOthers = hasPage(account) || hasPage(brand) || featureRequests || exampleVideos
  return (
    <Menu
      label="Account"
      align="right"
      trigger={(props) => (
        <button type="button" className={styles.avatar} aria-label="Account menu" {...props}>
          <Avatar name={name} />
        </button>
      )}
    >
      {hasPage(account) && (
        <MenuAction label="Account" icon={<UserRound size={16} aria-hidden="true" />} component={Link} to={account} />
      )}
      {hasPage(brand) && (
        <MenuAction
          label="Brand Settings"
          icon={<Palette size={16} aria-hidden="true" />}
          component={Link}
          to={brand}
        />
      )}
      {featureRequests && (
        <MenuAction
          label="Feature Requests"
          icon={<Lightbulb size={16} aria-hidden="true" />}
          href={featureRequests}
          {...newTab}
        />
      )}
      {exampleVideos && (
        <MenuAction
          label="Example Videos"
          icon={<Clapperboard size={16} aria-hidden="true" />}
          href={exampleVideos}
          {...newTab}
        />
      )}
      {hasOthers && <Divider aria-hidden="true" component="li" />}
      <MenuAction label="Sign Out" icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void signOut()} />
    </Menu>
  )
}
