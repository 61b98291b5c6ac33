import { Outlet, ScrollRestoration, useNavigation, useLocation, useMatches } from 'react-router-dom'
import { SessionSync } from '#src/shared/session/session-sync.tsx'
import { RealtimeConnection } from '#src/shared/realtime/realtime-connection.tsx'
import { Services } from '#src/shared/services/services.tsx'
import { Snackbars } from '#src/shared/ui/snackbar/snackbars.tsx'
import { TooltipHost } from '#src/shared/ui/tooltip/tooltip.tsx'
import { CreditsDialogHost } from '#src/shared/ui/credits-dialog/credits-dialog-host.tsx'
import { UpgradeDialogHost } from '#src/shared/ui/upgrade/upgrade-dialog-host.tsx'
import { scrollKey } from '../scroll-key.ts'
import { mainId } from './main.tsx'
import styles from './root-layout.module.css'
import { isPageName } from '#src/shared/services/telemetry/telemetry.ts'
import { PageTracker } from '#src/shared/services/telemetry/page-tracker.tsx'
import type { PageHandle } from '../page.ts'
import { useEffect, useRef, useState } from 'react'

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

/** A line along the top edge while the next page loads; it waits 150 ms, so that quick pages never show it. */
function NavigationProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
}

/** Reports page views to analytics; pages.ts holds the names. */
function PageTracking() {
  const { search } = useLocation()
  const matches = useMatches()
  const last = matches.at(-1)
  const { name, analyticsName = name } = (last?.handle as PageHandle | undefined) ?? {}
  const query = new URLSearchParams(search)
  // The form is a step inside /onboarding.
  const page = analyticsName === 'Onboarding' && query.get('step') === 'form' ? 'Onboarding Form' : analyticsName
  const storyId = last?.params['storyId'] ?? query.get('story_id')
  return <PageTracker page={isPageName(page) ? page : null} storyId={storyId} />
}

/** After a navigation to another page: announces its name and moves the focus to its content. */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const name = useMatches()
    .map(({ handle }) => (handle as { name?: string } | undefined)?.name)
    .findLast(Boolean)
  const previousRef = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (previousRef.current === pathname) return
    previousRef.current = pathname
    setAnnouncement(name ?? '')
    const main = document.getElementById(mainId)
    // A page that focuses its own first field takes precedence.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, name])

  return (
    <div className="visually-hidden" role="status">
      {announcement}
    </div>
  )
}
