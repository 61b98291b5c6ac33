import { Outlet, ScrollRestoration } from 'react-router-dom'
import { SessionSync } from '#src/shared/session/session-sync.tsx'
import { RealtimeConnection } from '#src/shared/realtime/realtime-connection.tsx'
import { Services } from '#src/shared/services/services.tsx'
import { Snackbars } from '#src/shared/ui/snackbar/snackbars.tsx'
import { TooltipHost } from '#src/shared/ui/tooltip/tooltip-host.tsx'
import { CreditsDialogHost } from '#src/shared/ui/credits-dialog/credits-dialog-host.tsx'
import { UpgradeDialogHost } from '#src/shared/ui/upgrade/upgrade-dialog-host.tsx'
import { scrollKey } from '../scroll-key.ts'
import { mainId } from './main.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageTracking } from './page-tracking.tsx'
import styles from './root-layout.module.css'
import { RouteAnnouncer } from './route-announcer.tsx'

/** What every page has: the skip link, announcements, messages, the session. */
export function RootLayout() {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      <NavigationProgress />
      <RouteAnnouncer />
      <PageTracking />
      <SessionSync />
      <RealtimeConnection />
      <Services />
      <Outlet />
      <Snackbars />
      <TooltipHost />
      <UpgradeDialogHost />
      <CreditsDialogHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
