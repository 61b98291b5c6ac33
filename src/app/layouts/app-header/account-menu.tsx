import { lazy } from 'react'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Avatar } from '#src/shared/ui/avatar.tsx'
import { LazyMenu } from '#src/shared/ui/menu/lazy-menu.tsx'
import styles from './app-header.module.css'

const loadSurface = () => import('./account-menu-surface.tsx')
const Surface = lazy(async () => ({ default: (await loadSurface()).AccountMenuSurface }))

/** The person's picture or initials, and what belongs to them. */
export function AccountMenu() {
  const name = useSessionStore((state) => state.user?.name ?? '')
  const picture = useSessionStore((state) => state.user?.picture_url)
  return (
    <LazyMenu
      Surface={Surface}
      preload={loadSurface}
      trigger={(props) => (
        <button type="button" className={styles.avatar} aria-label="Account menu" {...props}>
          <Avatar name={name} picture={picture} />
        </button>
      )}
    />
  )
}
